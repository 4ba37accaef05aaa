import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { camel, insertAfter, type Edit, type Stub } from './stub.ts'

const imported = (text: string, name: string, from: string): string => {
  if (new RegExp(`\\b${name}\\b[^\\n]* from '${from}'`).test(text)) return text
  const other = `} from '${from}'`
  return text.includes(other) && !text.includes(`,\n${other}`)
    ? text.replace(` ${other}`, () => `, ${name} ${other}`)
    : `import { ${name} } from '${from}'\n${text}`
}

/** The beginning of the list that a file exports; others are parts of it. */
const exportedRows = /export const \w+Rows(?:: readonly Row\[\])? = \[\n?/

/** The row of a call in the permission table: in the feature's file, or in a new one. */
export const whoMayRow = (
  root: string,
  feature: string,
  {
    file,
    name,
    may,
    call,
    options,
  }: { file: string; name: string; may: 'everybody' | 'readers' | '[]'; call: string; options?: string },
): Pick<Stub, 'files' | 'edits'> => {
  const path = `tests/support/who-may/${feature}.rows.ts`
  const contract = `../../../features/${feature}/contract/${file}.endpoints.ts`
  const line = `  row(${name}, ${may}, ${call}${options === undefined ? '' : `, ${options}`}),\n`
  if (!existsSync(join(root, path))) {
    const text = `import { ${name} } from '${contract}'
import { row, type Row } from './row.ts'
${may === 'everybody' ? "import { everybody } from './world.ts'\n" : ''}
/** Calls of the feature ${feature}. */
export const ${camel(feature)}Rows: readonly Row[] = [
${line}]
`
    return { files: { [path]: text }, edits: [] }
  }
  const edit: Edit = {
    path,
    does: `who may call ${name}`,
    edit: (text) => {
      const list = exportedRows.exec(text)?.[0]
      const added = list && insertAfter(text, list, line)
      if (!added) return null
      const known = may === 'everybody' ? imported(added, 'everybody', './world.ts') : added
      return `import { ${name} } from '${contract}'\n${known}`
    },
  }
  return { files: {}, edits: [edit] }
}
