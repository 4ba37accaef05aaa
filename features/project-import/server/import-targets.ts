import type { z } from 'zod'
import type { ElementTree } from '../../fields/domain/tree.ts'
import type { importTarget } from '../contract/import.schemas.ts'
import { fixedTargets, profileTargets } from '../domain/targets.ts'
import { namedTargets } from './named-targets.ts'

/** All possible targets of a column. */
export const targetsOf = (tree: ElementTree): z.output<typeof importTarget>[] => {
  const names = new Map(namedTargets(tree).map((target) => [target.key, target.names]))
  const also = (key: string): string[] => [...(names.get(key) ?? [])]
  const fields = profileTargets(tree)
  return [
    ...fixedTargets.map((key) => ({ key, name: null, of: null, repeated: false, also: also(key) })),
    // The project's own fields before those of groups: "date" means its own before that of a patent.
    ...[...fields.filter(({ repeated }) => !repeated), ...fields.filter(({ repeated }) => repeated)].map(
      ({ key, field, of, repeated }) => ({ key, name: field.name, of, repeated, also: also(key) }),
    ),
  ]
}
