import '../selection.css'
import { linkTo } from '#platform/domain/screen-paths.ts'
import { formatNumber } from '#platform/web/i18n/numbers.ts'
import { currentLocale } from '#platform/web/i18n/texts.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { PageActions } from '#platform/web/work/actions/PageActions.tsx'
import { useActions } from '#platform/web/work/actions/use-actions.tsx'
import { PageHead } from '#platform/web/work/components/PageHead.tsx'
import { ProgressBar } from '#platform/web/work/components/ProgressBar.tsx'
import { StateOf } from '#platform/web/work/components/states/StateOf.tsx'
import { DateText } from '#platform/web/work/components/text/DateText.tsx'
import { TextLink } from '#platform/web/work/components/text/TextLink.tsx'
import { RecordNavigation } from '#platform/web/work/components/details/RecordNavigation.tsx'
import { recordStateTable } from '../../domain/state-tables.ts'
import { recordActions } from '../record-actions.tsx'
import type { ShownRecord } from '../selection.types.ts'
import { RecordItems } from './RecordItems.tsx'
import { RecordSettings } from './RecordSettings.tsx'
import { isRunning, isWorking } from '../../domain/phases.ts'

/** Number of projects that an active record has not moved yet. */
const waitingIn = (record: ShownRecord): number =>
  isRunning(record) ? record.steps.WAITING : record.steps.SELECTED

/** A record, to read and print. */
export const RecordPage = ({ record }: { record: ShownRecord }) => {
  const t = useTexts('selection')
  const actions = useActions(recordActions)(record)
  const { status, participants, passed, steps } = record
  const done = participants - waitingIn(record)
  const left = steps.SKIPPED + steps.LEFT
  return (
    <article className="selection selection-record">
      <RecordNavigation
        backTo="/bch/view/accelerator-settings/selection-records"
        backLabel={t('records.title')}
      />
      <PageHead
        title={t('record.heading', { name: record.trackpointName })}
        actions={<PageActions actions={actions} />}
      />
      <p className="selection-facts">
        <StateOf table={recordStateTable} state={status} />
        <span>{`${record.programmeName} · ${record.trackName}`}</span>
        <span>
          {t('record.ran')} <DateText value={record.createdAt} as="time" />, {record.createdBy.name}
        </span>
        {record.appliedAt ? (
          <span>
            {t('record.applied')} <DateText value={record.appliedAt} as="time" />
            {record.appliedBy ? `, ${record.appliedBy.name}` : ''}
          </span>
        ) : null}
        {record.trackpointId === null ? null : (
          <TextLink
            to={linkTo('/bch/view/accelerator-settings/trackpoint/selection', {
              trackpointId: record.trackpointId,
            })}
          >
            {t('record.openTask')}
          </TextLink>
        )}
      </p>
      {isWorking(record) ? (
        <div className="selection-running" role="status">
          <ProgressBar value={participants === 0 ? 0 : done / participants} label={t(`status.${status}`)} />
          <span className="tabular">
            {t('record.progress', { done: formatNumber(done), total: formatNumber(participants) })}
          </span>
          <span className="selection-hint">{t('record.leave')}</span>
        </div>
      ) : null}
      <p className="selection-counts">
        <strong className="tabular">
          {t('whatIf.passed', { count: passed, shown: formatNumber(passed) })}
        </strong>
        <span className="tabular">
          {t('whatIf.failed', { count: participants - passed, shown: formatNumber(participants - passed) })}
        </span>
        {left > 0 && !isWorking ? <span>{t('record.left', { count: left })}</span> : null}
      </p>
      <RecordSettings record={record} locale={currentLocale()} />
      <h2>{t('items.title')}</h2>
      <RecordItems recordId={record.id} withStreams={Object.keys(record.streams).length > 0} />
    </article>
  )
}
