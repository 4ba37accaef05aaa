import { query } from '#platform/server/handler.ts'
import { tableFile, tableMime } from '#platform/server/spreadsheets/table-file.ts'
import { downloadProfile } from '../contract/profile.endpoints.ts'
import en from '../texts/en.json' with { type: 'json' }
import ru from '../texts/ru.json' with { type: 'json' }
import { keptValues, openProfile } from './open-profile.ts'
import { findProfile } from './profile.repository.ts'
import { profileRows } from './profile-rows.ts'
import { projectProfiles } from './project-profile.policy.ts'
import { readReferences } from './values/read-references.ts'

/** The whole profile as a file, restricted to what the person may read. */
export const downloadProfileQuery = query({
  endpoint: downloadProfile,
  load: (ctx, { query: which }) => findProfile(ctx.db, which),
  authorize: projectProfiles.read,
  run: async (ctx, { query: { format } }, subject) => {
    const { tree, codes, readable } = await openProfile(ctx, subject)
    const values = readable(await keptValues(ctx, subject, codes))
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
    const stream = await tableFile({
      name: words.name,
      titles: [words.section, words.field, words.value],
      rows: profileRows({ tree: shown, values, references, locale: ctx.locale }),
      format,
      locale: ctx.locale,
      about: { title: words.about, facts: [[words.project, name]] },
    })
    return {
      name: `${name} — ${words.name}.${format}`,
      mime: tableMime[format],
      size: stream.length,
      stream,
    }
  },
})
