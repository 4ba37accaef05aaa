import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { camel, insertAfter, pascal, type Stub } from './stub.ts'

/** What a screen needs besides its file: its row and address. */
export const screenRow = (root: string, feature: string, name: string): Pick<Stub, 'files' | 'edits'> => {
  const path = `features/${feature}/web/screens.ts`
  const address = `/bch/view/${name}`
  const row = `  screen({
    path: '${address}',
    title: '${feature}:${camel(name)}.title',
    access: 'signed-in',
    layout: 'work',
    load: () => import('./screens/${pascal(name)}.tsx'),
    component: '${pascal(name)}',
  }),
`
  if (!existsSync(join(root, path))) {
    const text = `import { screen } from '#platform/web/screen.ts'

export const screens = [
${row}]

declare module '#platform/domain/screen-paths.ts' {
  interface ScreenPaths {
    '${address}': object
  }
}
`
    return { files: { [path]: text }, edits: [] }
  }
  const added = {
    path,
    does: 'its row and its address',
    edit: (text: string) => {
      const rows = insertAfter(text, 'export const screens = [\n', row)
      return rows && insertAfter(rows, 'interface ScreenPaths {\n', `    '${address}': object\n`)
    },
  }
  return { files: {}, edits: [added] }
}
