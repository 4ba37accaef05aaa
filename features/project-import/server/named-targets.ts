import type { ElementTree } from '../../fields/domain/tree.ts'
import { isBasic } from '../../profile-templates/domain/basic-elements.ts'
import type { ProfileTarget } from '../domain/targets.ts'
import { basicNames, raisedNames, targetNames } from '../domain/target-names.ts'
import { normalized, type Named } from '../domain/suggest.rules.ts'
import { fixedTargets, profileTargets } from '../domain/targets.ts'

/** Whether a field asks for the money that was raised: an amount that says so itself or by its group. */
const isOfRaised = ({ field, of }: ProfileTarget): boolean =>
  field.type === 'MONEY' &&
  [field.name, of].some(
    (name) => name && (/привлеч/.test(normalized(name.ru)) || /\braised\b/.test(normalized(name.en))),
  )

/** The one field that headings like “Raised” mean: the project's own before that of a group. */
const raisedTarget = (targets: readonly ProfileTarget[]): ProfileTarget | undefined => {
  const found = targets.filter(isOfRaised)
  return found.find(({ of }) => !of) ?? found[0]
}

/** Everything a column may fill, with the headings people give it. */
export const namedTargets = (tree: ElementTree): Named[] => {
  const targets = profileTargets(tree)
  const raised = raisedTarget(targets)?.key
  return [
    ...fixedTargets.map((key) => ({ key, names: targetNames[key] })),
    ...targets.map(({ key, code, field, of }) => ({
      key,
      field,
      // "Company" alone names the project's, not that of a competitor: a field of a group is named together with its group.
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
        ...(key === raised ? raisedNames : []),
      ].filter((name) => name.trim() !== ''),
    })),
  ]
}
