import { ProductError } from '#platform/domain/product-error.ts'
import { query } from '#platform/server/handler.ts'
import { readSheet } from '#platform/server/spreadsheets/read-sheet.ts'
import { xlsxMime } from '#platform/server/spreadsheets/write-sheet.ts'
import { matchDictionaryNames, readSpreadsheet } from '../contract/profile.endpoints.ts'
import { findProfile } from './profile.repository.ts'
import { projectProfiles } from './project-profile.policy.ts'
import { matchNames } from './values/match-names.ts'

const readable: ReadonlySet<string> = new Set([xlsxMime, 'text/csv', 'text/plain'])

/** Parses a spreadsheet into cells of text; stores nothing. */
export const readSpreadsheetQuery = query({
  endpoint: readSpreadsheet,
  load: (ctx, { query: which }) => findProfile(ctx.db, which),
  authorize: projectProfiles.edit,
  run: async ({ actor }, { body: { bytes, mime } }) => {
    if (!readable.has(mime)) throw new ProductError('FILE_INCORRECT')
    return { rows: await readSheet(actor.uid, bytes, { rows: 5000, columns: 60 }) }
  },
})

/** Ids of dictionary values by name. */
export const matchDictionaryNamesQuery = query({
  endpoint: matchDictionaryNames,
  load: (ctx, { body }) => findProfile(ctx.db, body),
  authorize: projectProfiles.edit,
  run: (ctx, { body: { dictionary, names } }) => matchNames(ctx.db, dictionary, names),
})
