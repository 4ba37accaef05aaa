import { docxMime, writeDocument } from '#platform/server/documents/write-docx.ts'
import { query } from '#platform/server/handler.ts'
import { tableMime } from '#platform/server/spreadsheets/table-file.ts'
import { writeTableRows } from '#platform/server/spreadsheets/write-table.ts'
import { downloadProfile } from '../contract/profile.endpoints.ts'
import en from '../texts/en.json' with { type: 'json' }
import ru from '../texts/ru.json' with { type: 'json' }
import { storedValues, openProfile } from './open-profile.ts'
import { profileBlocks } from './profile-document.ts'
import { profileRows } from './profile-rows.ts'
import { findProfile } from './profile.repository.ts'
import { projectProfiles } from './project-profile.policy.ts'
import { readReferences } from './values/read-references.ts'

/** The whole profile as a file, restricted to what the person may read. */
export const downloadProfileQuery = query({
  endpoint: downloadProfile,
  load: (ctx, { query: which }) => findProfile(ctx.db, which),
  authorize: projectProfiles.read,
  run: async (ctx, { query: { format } }, subject) => {
    const { tree, codes, readable } = await openProfile(ctx, subject)
    const values = readable(await storedValues(ctx, subject, codes))
    const references = await readReferences(ctx.db, values)
    const words = { ru, en }[ctx.locale].wholeFile
    const name = subject.opening?.veil?.shown.name ?? subject.name
    const read = new Set(codes)
    const shown = {
      sections: tree.sections.map((section) => ({
        ...section,
        elements: section.elements.filter(({ code }) => read.has(code)),
      })),
    }
    const source = { tree: shown, values, references, locale: ctx.locale }
    const stream =
      format === 'docx'
        ? writeDocument({ title: name, line: words.ofProject, blocks: profileBlocks(source) }, ctx.locale)
        : await writeTableRows(
            {
              name: words.name,
              titles: [words.section, words.field, words.value],
              widths: [30, 48, 100],
              format,
              locale: ctx.locale,
              about: { title: words.about, facts: [[words.project, name] as const] },
            },
            profileRows(source),
          )
    return {
      name: `${name} — ${words.name}.${format}`,
      mime: format === 'docx' ? docxMime : tableMime[format],
      size: stream.length,
      stream,
    }
  },
})
