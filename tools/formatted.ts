import { readFileSync } from 'node:fs'
import { format, type FormatConfig } from 'oxfmt'

const options = JSON.parse(readFileSync(new URL('../.oxfmtrc.json', import.meta.url), 'utf8')) as FormatConfig

/** A text as `npm run format` would format a file of that name; throws if it cannot be parsed. */
export const formatted = async (file: string, text: string): Promise<string> => {
  const { code, errors } = await format(file, text, options)
  if (errors.length > 0) throw new Error(`${file}: ${errors.map(({ message }) => message).join('; ')}`)
  return code
}
