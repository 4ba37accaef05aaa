import { addTexts, camel, words, type Edit, type Stub } from './stub.ts'

const contractOf = (name: string): string => `import { z } from 'zod'
import { applicationsHref, pivotName, pivotValue } from './pivot-value.ts'
import { parametersOf, report } from './report.ts'

/** Describe the report. */
export const ${camel(name)} = report({
  key: '${camel(name)}',
  row: z.object({ key: z.string(), group: pivotValue, applications: z.int() }),
  sortings: ['GROUP', 'APPLICATIONS'],
  defaultSort: '-APPLICATIONS',
  parameters: parametersOf('trackId', 'streamId', 'from', 'to'),
  search: false,
  columns: {
    group: { sort: 'GROUP', value: ({ group }, t, locale) => pivotName('TRACK', group, t, locale) },
    applications: {
      sort: 'APPLICATIONS',
      to: ({ group }, parameters) =>
        applicationsHref({ status: 'NEW,ACCEPT,REJECT,CANCEL' }, [['TRACK', group]], parameters),
      total: (parameters) => applicationsHref({ status: 'NEW,ACCEPT,REJECT,CANCEL' }, [], parameters),
    },
  },
  chart: { label: 'group', value: 'applications' },
})
`

const queryOf = (name: string): string => `import { sql } from 'kysely'
import { workRows } from '#features/acceleration-requests'
import { groupsOf } from '#platform/server/lists/row-set.ts'
import { ${camel(name)} } from '../contract/${name}.endpoints.ts'
import { figuresOf } from './figures-of.ts'
import type { ReportSubject } from './report-subject.ts'
import { appliedInPeriod } from './work-report.ts'

export const ${camel(name)}Query = figuresOf(${camel(name)}, {
  from: (ctx, subject: ReportSubject) =>
    groupsOf(workRows, ctx.locale, {
      subject,
      by: { group: 'TRACK' },
      measures: { applications: 'applications' },
      where: appliedInPeriod(ctx, subject),
    }),
  key: sql\`n.group_key\`,
  columns: {
    key: sql\`n.group_key\`,
    group: sql\`json_build_object('key', n.group_key, 'name', n.group_name)\`,
  },
  sortings: { GROUP: sql\`lower(coalesce(n.group_name, n.group_key))\` },
  totals: ['applications'],
})
`

const textsOf = (name: string) => ({
  ru: {
    title: 'Отчёт',
    about: 'Напишите, на какой вопрос отвечает отчёт.',
    columns: { group: 'Трек', applications: 'Заявки' },
    empty: { title: 'Пока нечего показать', text: 'Отчёт заполнится, когда придут заявки.' },
  },
  en: {
    title: words(name),
    about: 'Say what the report answers.',
    columns: { group: 'Track', applications: 'Applications' },
    empty: { title: 'Nothing to show yet', text: 'The report fills as applications arrive.' },
  },
})

/** Inserts lines before the last occurrence of `before`. */
const insertBefore = (text: string, before: string, lines: string): string | null => {
  const at = text.lastIndexOf(before)
  return at < 0 ? null : text.slice(0, at) + lines + text.slice(at)
}

/** The line that makes a report known: its code, address and contract in the browser follow from the key. */
const known = (name: string): Edit => ({
  path: 'features/reports/domain/reports.ts',
  does: `the key ${camel(name)}`,
  edit: (text) =>
    insertBefore(text, '  projectProfile: {', `  ${camel(name)}: { people: false, wholePortal: true },\n`),
})

/** A report of figures: everything else follows from its contract (ADR 96). */
export const reportStub = (_root: string, feature: string, name: string): Stub => {
  if (feature !== 'reports')
    throw new Error(`Reports are written in the feature reports: npm run new -- report reports ${name}`)
  return {
    files: {
      [`features/${feature}/contract/${name}.endpoints.ts`]: contractOf(name),
      [`features/${feature}/server/${name}.query.ts`]: queryOf(name),
    },
    edits: [known(name), ...addTexts(feature, camel(name), (language) => textsOf(name)[language])],
    steps: [
      'in the contract and the query: the real dimensions, measures and parameters, and the tags that it `reads`',
      `the real texts in both languages, and the position of its card: the order of features/reports/domain/reports.ts`,
      'in that file: `people`, if it shows contacts or members of a team; then use `analyticReports.readPeople` with `widePeopleSubject`, and write its row in who-may',
      'in that file: why it is about one accelerator, if it is; then load `reportSubject`',
      `for an aggregate of its own: another count in random-worlds.api.test.ts, and its bare SQL in tests/bench/report-costs.ts; npm run bench -- --reports --only ${camel(name)} measures it`,
    ],
  }
}
