const featureOf = (path: string): string | null => /^features\/([^/]+)\//.exec(path)?.[1] ?? null
// The folder of a field type has both: its rules, and its components.
const roomOfType = (path: string): string | null =>
  path.startsWith('features/fields/types/') ? (path.endsWith('.type.ts') ? 'domain' : 'web') : null
const roomOf = (path: string): string | null =>
  roomOfType(path) ?? /^(?:features\/[^/]+|platform|apps\/sso)\/([^/]+)\//.exec(path)?.[1] ?? null
const isTest = (path: string): boolean => /\.test\.tsx?$/.test(path)

const noticeDeclaration = 'features/communication/domain/notice-declaration.ts'

/** Why a file may not import another, or `null` (CONTRIBUTING, import rules). */
export const importRefusal = (from: string, to: string): string | null => {
  if (isTest(from) || from.startsWith('tests/') || from.startsWith('tools/') || from.startsWith('database/'))
    return null
  if (from.endsWith('.notices.ts') && to !== noticeDeclaration)
    return 'a declaration of notifications imports nothing, because the registry imports it'
  const [fromFeature, toFeature] = [featureOf(from), featureOf(to)]
  const [fromRoom, toRoom] = [roomOf(from), roomOf(to)]
  if (from.startsWith('platform/') && !to.startsWith('platform/')) return 'platform stands alone'
  if (fromFeature && to.startsWith('apps/')) return 'features do not know the apps'
  if (fromFeature && toFeature && fromFeature !== toFeature) {
    const isServer = fromRoom === 'server' || from === `features/${fromFeature}/index.ts`
    const face = to === `features/${toFeature}/index.ts` && isServer
    const words = toRoom === 'domain' && !/\.(policy|machine)\.ts$/.test(to)
    const calls = toRoom === 'contract' && (fromRoom === 'web' || fromRoom === 'contract')
    // Components of fields: that feature has no screens.
    const parts = toFeature === 'fields' && toRoom === 'web' && fromRoom === 'web'
    if (!face && !words && !calls && !parts)
      return 'another feature is reached through its index, its words or its calls'
  }
  if (fromRoom === 'domain' && toRoom !== 'domain') return 'the domain is pure'
  if (fromRoom === 'contract' && toRoom !== 'domain' && toRoom !== 'contract')
    return 'a contract knows words and calls only'
  if (fromRoom === 'web' && (toRoom === 'server' || /\.(policy|machine)\.ts$/.test(to))) {
    return 'screens decide nothing: no server, policy or machine'
  }
  if (fromRoom === 'server' && toRoom === 'web' && !from.startsWith('apps/'))
    return 'the server draws nothing'
  return null
}
