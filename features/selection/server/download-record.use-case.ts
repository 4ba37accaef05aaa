import { sql } from 'kysely'
import { cutText } from '#platform/domain/cut-text.ts'
import { quickExportLimit } from '#platform/domain/quotas.ts'
import { writtenInstant } from '#platform/domain/written-moment.ts'
import type { Context } from '#platform/server/context.ts'
import { useCase } from '#platform/server/handler.ts'
import { countHit } from '#platform/server/rate-limit.ts'
import { tableMime, type TableFormat } from '#platform/server/spreadsheets/table-file.ts'
import type { SheetCell } from '#platform/server/spreadsheets/write-sheet.ts'
import { writeTableOf } from '#platform/server/spreadsheets/write-table.ts'
import { resultInWords, stepInWords, whyInWords, wholePoints } from '../contract/item-words.ts'
import { downloadSelectionRecord } from '../contract/record.endpoints.ts'
import { ruleWords } from '../contract/rule-words.ts'
import { selections } from '../domain/selection.policy.ts'
import { itemColumns, itemJoins } from './record-items.ts'
import { findRecord, readRecord } from './record.repository.ts'
import { pointsText, wordsIn } from './words.ts'

type ShownRecord = Awaited<ReturnType<typeof readRecord>>
type Item = Parameters<typeof whyInWords>[0] &
  Parameters<typeof stepInWords>[0] & {
    place: number
    projectName: string
    streamName: string
    points: number
    byRule: number[]
  }

const itemsAtOnce = 500

/** Rows of the places, in batches. */
const partsOf = async function* (
  { db, locale }: Context,
  recordId: number,
  withStreams: boolean,
): AsyncGenerator<SheetCell[][]> {
  const t = wordsIn(locale)
  let after = 0
  for (;;) {
    const { rows } = await sql<Item>`
      select ${itemColumns}, i.by_rule as "byRule" from selection_record_item i
        join selection_record r on r.id = i.record_id ${itemJoins}
      where i.record_id = ${recordId} and i.place > ${after} order by i.place limit ${sql.lit(itemsAtOnce)}`.execute(
      db,
    )
    const last = rows.at(-1)
    if (!last) return
    yield rows.map((item) => [
      item.place,
      item.projectName,
      ...(withStreams ? [item.streamName] : []),
      wholePoints(item),
      ...item.byRule.map((points) => wholePoints({ points })),
      resultInWords(item, t),
      whyInWords(item, t, locale),
      stepInWords(item, t),
    ])
    after = last.place
  }
}

/** A time in UTC, labelled as such, because a document has no reader's time zone. */
const instantText = (at: string, locale: Context['locale']): string => writtenInstant(locale, at, 'UTC')

const factsOf = (record: ShownRecord, locale: Context['locale']): (readonly [string, string])[] => {
  const t = wordsIn(locale)
  const { settings, fields, streams } = record
  const named = (code: string): string => fields[code]?.[locale] || fields[code]?.ru || code
  return [
    [t('file.programme'), record.programmeName],
    [t('file.track'), record.trackName],
    [t('file.task'), record.trackpointName],
    [t('file.created'), `${instantText(record.createdAt, locale)}, ${record.createdBy.name}`],
    [t('file.result'), t('file.counts', { passed: record.passed, participants: record.participants })],
    ...(record.appliedAt
      ? [
          [
            t('file.applied'),
            `${instantText(record.appliedAt, locale)}, ${record.appliedBy?.name ?? ''}`,
          ] as const,
        ]
      : []),
    ...settings.rules.map(
      (rule) => [`${t('file.rule')}: ${named(rule.code)}`, ruleWords(rule, record, t, locale)] as const,
    ),
    ...(settings.required.length > 0
      ? [[t('file.required'), settings.required.map(named).join(', ')] as const]
      : []),
    ...(settings.threshold === null
      ? []
      : [[t('file.threshold'), pointsText(settings.threshold, locale)] as const]),
    ...(settings.quota === null ? [] : [[t('file.quota'), String(settings.quota)] as const]),
    ...settings.streamQuotas.map(
      ({ streamId, quota }) =>
        [t('file.streamQuota', { stream: streams[String(streamId)] ?? '' }), String(quota)] as const,
    ),
  ]
}

/** Characters that are invalid in file names on some system. */
// oxlint-disable-next-line no-control-regex -- these are the ones
const unfit = /[\u0000-\u001f\u007f\\/:*?"<>|]+/g

const fileName = (record: ShownRecord, title: string, format: TableFormat): string =>
  `${cutText([title, record.trackName, record.trackpointName].join(' - ').replace(unfit, ' '), 120).trim()}.${format}`

/** A record as a file: the settings, the places and the reasons. */
export const downloadSelectionRecordUseCase = useCase({
  endpoint: downloadSelectionRecord,
  load: (ctx, { body }) => findRecord(ctx.db, body.recordId),
  authorize: selections.view,
  // Outside a transaction, which would occupy a connection for the whole time.
  prepare: async (ctx, { body: { format } }, { id }) => {
    await countHit(ctx.db, `list-file:${ctx.actor.uid}`, quickExportLimit)
    const { locale } = ctx
    const record = await readRecord(ctx, id)
    const t = wordsIn(locale)
    const withStreams = Object.keys(record.streams).length > 0
    const titles = [
      t('items.columns.place'),
      t('items.columns.project'),
      ...(withStreams ? [t('items.columns.stream')] : []),
      t('items.columns.points'),
      ...record.settings.rules.map(({ code }) => record.fields[code]?.[locale] || code),
      t('items.columns.result'),
      t('items.columns.why'),
      t('items.columns.step'),
    ]
    const head = {
      name: t('file.title'),
      titles,
      format,
      locale,
      about: { title: t('file.settings'), facts: factsOf(record, locale) },
    }
    const parts = partsOf(ctx, id, withStreams)
    const stream = await writeTableOf(record.participants, head, parts)
    return {
      name: fileName(record, t('file.title'), format),
      mime: tableMime[format],
      size: stream.length,
      stream,
    }
  },
  run: async (_ctx, _input, _record, file) => file,
})
