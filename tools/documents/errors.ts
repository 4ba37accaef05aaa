import { readFileSync } from 'node:fs'
import { errorCodes, errorStatus } from '#platform/domain/error-codes.ts'

type Texts = { errors: Record<string, string> }

const read = (locale: string): Texts =>
  JSON.parse(readFileSync(`platform/web/texts/${locale}.json`, 'utf8')) as Texts

/** Every error code with its status and both texts. */
export const errorTable = (): string => {
  const [ru, en] = [read('ru').errors, read('en').errors]
  return [
    '# Errors',
    'Written by `npm run docs` from `platform/domain/error-codes.ts` and the texts.',
    [
      '| code | status | English | Russian |',
      '| --- | --- | --- | --- |',
      ...errorCodes.map(
        (code) => `| ${code} | ${errorStatus[code]} | ${en[code] ?? ''} | ${ru[code] ?? ''} |`,
      ),
    ].join('\n'),
  ].join('\n\n')
}
