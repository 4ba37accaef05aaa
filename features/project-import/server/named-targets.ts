import type { ElementTree } from '../../fields/domain/tree.ts'
import { isBasic } from '../../profile-templates/domain/basic-elements.ts'
import { meaningOfTarget, namesOfMeaning } from '../domain/meanings.ts'
import type { Named } from '../domain/suggest.rules.ts'
import { basicNames, targetNames } from '../domain/target-names.ts'
import { fixedTargets, profileTargets } from '../domain/targets.ts'

/** All targets, with common headings. */
export const namedTargets = (tree: ElementTree): Named[] => {
  const targets = profileTargets(tree).map((target) => ({ ...target, meaning: meaningOfTarget(target) }))
  /**
   * Whether common headings like “Raised” mean this field: only one field has them, the project's own before that of
   * a group.
   */
  const isMeant = ({ key, meaning }: (typeof targets)[number]): boolean => {
    const same = targets.filter((one) => one.meaning === meaning)
    return (same.find(({ of }) => !of) ?? same[0])?.key === key
  }
  return [
    ...fixedTargets.map((key) => ({ key, names: targetNames[key] })),
    ...targets.map((target) => {
      const { key, code, field, of, meaning } = target
      return {
        key,
        field,
        meaning,
        // "Company" alone means the project's, not a competitor's: a field of a group is named together with its group.
        names: [
          ...(of
            ? [`${of.ru} ${field.name.ru}`, `${of.en} ${field.name.en}`, field.code]
            : [
                field.name.ru,
                field.name.en,
                field.shortName.ru,
                field.shortName.en,
                field.code,
                ...(isBasic(code) ? basicNames[code] : []),
              ]),
          ...(meaning && isMeant(target) ? namesOfMeaning(meaning) : []),
        ].filter((name) => name.trim() !== ''),
      }
    }),
  ]
}
