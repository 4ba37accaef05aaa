import { existsSync } from 'node:fs'
import { join } from 'node:path'

const isKebabCase = (name: string): boolean => /^[a-z][a-z\d]*(?:-[a-z\d]+)*$/.test(name)

/** What is wrong with the arguments of `npm run new`, in words; null if a stub can be written. */
export const wrongArguments = (root: string, kind: string, feature: string, name?: string): string | null => {
  const wrong = [feature, ...(name === undefined ? [] : [name])].find((one) => !isKebabCase(one))
  if (wrong !== undefined) return `“${wrong}” is not in kebab-case, as in open-place-taken`
  if (kind !== 'feature' && !existsSync(join(root, 'features', feature)))
    return `there is no features/${feature}: begin it with npm run new -- feature ${feature}`
  return null
}
