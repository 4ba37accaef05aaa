import { describe, expect, it } from 'vitest'
import { readSourceFiles } from './source-files.ts'

/** Folders whose comments follow the plain English rules. Add a folder here when its comments have been revised. */
const revised = [
  'platform/',
  'apps/',
  'tools/',
  'tests/support/',
  'database/demo/',
  'features/acceleration-requests/',
  'features/accelerators/',
  'features/adaptation-plans/',
  'features/agenda/',
  'features/announcements/',
  'features/bounces/',
  'features/calculator/',
  'features/communication/',
  'features/data-rooms/',
  'features/deals/',
  'features/dictionaries/',
  'features/events/',
  'features/expert-assignment/',
  'features/expert-payments/',
  'features/expert-suggestions/',
  'features/expert-talks/',
  'features/expertise/',
  'features/exports/',
  'features/fields/',
  'features/form-intake/',
  'features/identity/',
  'features/investors/',
  'features/mass-messages/',
  'features/mentoring/',
  'features/objects/',
  'features/overviews/',
  'features/page-hits/',
  'features/participations/',
  'features/people/',
  'features/profile-templates/',
  'features/programmes/',
  'features/project-profiles/',
  'features/projects/',
  'features/reminders/',
  'features/reports/',
  'features/risks/',
  'features/roles/',
  'features/search/',
  'features/selection/',
  'features/showcases/',
  'features/support/',
  'features/teams/',
  'features/technologies/',
  'features/timetable/',
  'features/track-transfers/',
  'features/user-reports/',
  'features/web-hooks/',
  'features/web-push/',
]

/** Words that are never right in a comment, each with its replacements. */
const replacements: readonly [words: RegExp, instead: string][] = [
  [/\bwho(?:m|so)?ever\b|\bwhom\b/, 'the user who, the recipient, their'],
  [/\banew\b|\bonce more\b/, 'again, or the name of the action: refetches, recreates'],
  [/\b(?:is|are|was|were|be|been|gets?) told\b/, 'is notified, is reported, receives'],
  [/\b(?:is|are|be|been) asked (?:for|again)\b|\basked again\b/, 'requested, refetched, queried'],
  [/\b(?:is|are) (?:said|held)\b|\bwhat is asked\b/, 'is requested, is shown, is locked, is stored'],
  [/\bstands\b(?! for| out)|\bstand (?:in|there|beside|at|behind|before)\b/, 'is, is stored in, is shown in'],
  [/\b(?:sorted once found|given again|met in order)\b/, 'filtered, then sorted; served from cache; scanned'],
  [/(?<!round )\btrips?\b/, 'round trip'],
  [/\bbeside\b/, 'next to'],
  [/\bdeeds?\b/, 'action, use case'],
  [/\bbrought in\b|\bcomes in\b/, 'imported, submitted'],
  [/\bso many\b(?! \w+ that| that)|\bof each \w+ how many\b/, 'the number of, this many'],
  [/\bby now\b/, 'now, already, or nothing'],
  [/\bthe house\b/, 'the project, the repository'],
]

const block = /(?<=^|[\s{(])\/\*\*?\s[\s\S]*?\*\//gm
const lines = /(?<=^|[\s{(])\/\/ .*(?:\n\s*\/\/ .*)*/gm

/** The comments of a source file, each as one line without its markers. */
const commentsOf = (text: string): string[] =>
  [...text.matchAll(block), ...text.matchAll(lines)].map(([comment]) =>
    comment
      .replace(/^\s*(?:\/\*\*?|\/\/|\*\/|\*)/gm, '')
      .replace(/\*\/$/, '')
      .replace(/`[^`]*`|'[^']*'/g, '')
      .replace(/\s+/g, ' ')
      .trim(),
  )

/** Each forbidden word of a source file in its comment, with what to write instead. */
const forbidden = (text: string): string[] =>
  commentsOf(text).flatMap((comment) =>
    replacements.flatMap(([words, instead]) => {
      const found = new RegExp(words, 'i').exec(comment)?.[0]
      return found ? [`“${found}” (write: ${instead}) in: ${comment}`] : []
    }),
  )

describe('comments use the standard terms of the field', () => {
  it('in every revised folder', () => {
    const found = readSourceFiles(process.cwd())
      .filter(({ path }) => revised.some((folder) => path.startsWith(folder)))
      .filter(({ path }) => path !== 'tools/checks/plain-words.test.ts')
      .flatMap(({ path, text }) => forbidden(text).map((what) => `${path}: ${what}`))
    expect(found).toEqual([])
  })

  it('finds planted words', () => {
    expect(forbidden('/** Whoever asks is told. */')).toHaveLength(2)
    expect(forbidden('/**\n * Sent once\n * more.\n */')).toHaveLength(1)
    expect(forbidden('// One trip to the\n// database.')).toHaveLength(1)
    expect(forbidden('// One round trip.')).toEqual([])
    expect(forbidden("const told = 'whoever'")).toEqual([])
    expect(forbidden("import.meta.glob('/features/*/texts/*.json') // whoever")).toHaveLength(1)
  })
})
