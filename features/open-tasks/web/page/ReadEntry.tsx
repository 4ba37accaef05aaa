import '../open-tasks.css'
import { download } from '#platform/web/api/download.ts'
import { formatNumber } from '#platform/web/i18n/numbers.ts'
import { currentLocale } from '#platform/web/i18n/texts.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCall } from '#platform/web/query/use-call.ts'
import { Fact } from '#platform/web/work/components/facts/Fact.tsx'
import { Facts } from '#platform/web/work/components/facts/Facts.tsx'
import { ErrorState } from '#platform/web/work/components/states/ErrorState.tsx'
import { LoadingBlock } from '#platform/web/work/components/states/LoadingBlock.tsx'
import { StateOf } from '#platform/web/work/components/states/StateOf.tsx'
import { TextOrLink } from '../../../fields/web/format/TextOrLink.tsx'
import { valueText } from '../../../fields/web/format/value-text.ts'
import { getOpenTaskEntry, getOpenTaskEntryFile } from '../../contract/entry.endpoints.ts'
import { fieldOf, storedAnswer } from '../../domain/form.rules.ts'
import { entryStandingTable } from '../../domain/state-tables.ts'
import type { EnteredTask } from '../open-task.types.ts'
import { StageTime } from '../StageTime.tsx'
import { FileRows } from './FileRows.tsx'

/** An entry with its answers and files, read-only. */
export const ReadEntry = ({ id, task }: { id: number; task: EnteredTask }) => {
  const t = useTexts('open-tasks')
  const entryId = String(id)
  const locale = currentLocale()
  const { data, error, refetch } = useCall(getOpenTaskEntry, { query: { entryId } })
  if (error) return <ErrorState error={error} retry={() => void refetch()} />
  if (!data) return <LoadingBlock lines={6} />
  return (
    <div className="open-task-part">
      <h2 translate="no">{data.title}</h2>
      <div className="open-task-line">
        <StateOf table={entryStandingTable} state={data.standing} />
        <StageTime at={data.withdrawnAt ?? data.submittedAt} timeZone={task.timeZone} />
        {data.author === null ? (
          <span className="open-task-muted">{t('entry.hidden')}</span>
        ) : (
          <span translate="no">{data.author}</span>
        )}
      </div>
      {data.place === null || data.score === null ? null : (
        <p>{t('entry.placed', { place: data.place, score: formatNumber(data.score) })}</p>
      )}
      <Facts stacked>
        {task.form.map((question, at) => {
          const field = fieldOf(question, at)
          const answerText = valueText(field, storedAnswer(question, data.answers[at] ?? null), {
            names: data.names,
            files: {},
            locale,
          })
          return answerText ? (
            <Fact key={field.code} label={question.label}>
              <span className="open-task-text">
                <TextOrLink field={field} text={answerText} />
              </span>
            </Fact>
          ) : null
        })}
      </Facts>
      {data.files.length > 0 ? (
        <FileRows
          files={data.files}
          read={(file) => download(getOpenTaskEntryFile, { query: { entryId, fileId: file.id } })}
        />
      ) : null}
    </div>
  )
}
