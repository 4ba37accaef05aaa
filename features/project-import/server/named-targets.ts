import type { ElementTree } from '../../fields/domain/tree.ts'
import { isBasic } from '../../profile-templates/domain/basic-elements.ts'
import { basicNames, targetNames } from '../domain/target-names.ts'
import type { Named } from '../domain/suggest.rules.ts'
import { fixedTargets, profileTargets } from '../domain/targets.ts'

/** Everything a column may fill, with the headings people give it. */
export const namedTargets = (tree: ElementTree): Named[] => [
  ...fixedTargets.map((key) => ({ key, names: targetNames[key] })),
  ...profileTargets(tree).map(({ key, code, field, of }) => ({
    key,
    field,
    // "Company" alone names the project's, not that of a competitor: a field of a group is named together with its group.
    names: (of
      ? [`${of.ru} ${field.name.ru}`, `${of.en} ${field.name.en}`, field.code]
      : [
          field.name.ru,
          field.name.en,
          field.shortName.ru,
          field.shortName.en,
          field.code,
          ...(isBasic(code) ? basicNames[code] : []),
        ]
    ).filter((name) => name.trim() !== ''),
  })),
]
