import './reports.css'
import { useState } from 'react'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import { linkTo } from '#platform/domain/screen-paths.ts'
import { download, saveFile } from '#platform/web/api/download.ts'
import { formatDate } from '#platform/web/i18n/dates.ts'
import { formatNumber } from '#platform/web/i18n/numbers.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { notifyError } from '#platform/web/messages/banner-store.ts'
import { useCall } from '#platform/web/query/use-call.ts'
import { Button } from '#platform/web/work/components/Button.tsx'
import { ErrorState } from '#platform/web/work/components/states/ErrorState.tsx'
import { LoadingBlock } from '#platform/web/work/components/states/LoadingBlock.tsx'
import { ScreenLink } from '#platform/web/work/navigation/ScreenLink.tsx'
import { useRawSearch } from '#platform/web/work/navigation/use-screen-search.ts'
import { downloadTaskValues, getTaskValues } from '../contract/task-values.endpoints.ts'
import type { projectProfileInTask } from '../contract/project-profile-in-task.endpoints.ts'
import { projectsOfPage } from '../domain/task-values.ts'

type Which = {
  trackpointId: string
  programmeId?: string
  acceleratorId?: string
  streamId?: string
  trackerUid?: string
}

type Values = ResponseOf<typeof getTaskValues>

const fetchFile = async (which: Which): Promise<void> => {
  try {
    saveFile(await download(downloadTaskValues, { query: { ...which, format: 'xlsx' } }))
  } catch (error) {
    notifyError(error)
  }
}

const Cell = ({ value }: { value: Values['rows'][number]['values'][number] }) => {
  const t = useTexts('reports')
  if (value === null || value === '') return <span className="report-none">—</span>
  if (typeof value === 'number') return <span className="tabular">{formatNumber(value)}</span>
  if (typeof value === 'boolean') return t(value ? 'values.yes' : 'values.no')
  return typeof value === 'object' ? formatDate(value.day) : value
}

const Table = ({ values: { fields, rows } }: { values: Values }) => {
  const t = useTexts('reports')
  return (
    <div className="report-matrix report-values" tabIndex={0} role="region" aria-label={t('values.title')}>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('values.project')}</th>
            {fields.map(({ code, name }) => (
              <th key={code} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ project, values }) => (
            <tr key={project.id}>
              <th scope="row">
                <ScreenLink to={linkTo('/bch/view/project-details', { id: project.id })}>
                  {project.name}
                </ScreenLink>
              </th>
              {fields.map(({ code }, at) => (
                <td key={code}>
                  <Cell value={values[at] ?? null} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

const Shown = ({ which }: { which: Which }) => {
  const t = useTexts('reports')
  const [page, setPage] = useState(1)
  const { data, error, refetch } = useCall(
    getTaskValues,
    { query: { ...which, page: String(page) } },
    { keepPrevious: true, deniedHere: true },
  )
  if (!data)
    return error ? <ErrorState error={error} retry={() => void refetch()} /> : <LoadingBlock lines={6} />
  if (data.total === 0) return <p className="report-none">{t('values.none')}</p>
  const last = Math.ceil(data.total / projectsOfPage)
  return (
    <>
      <Table values={data} />
      {last > 1 ? (
        <p className="report-of-task">
          <Button size="small" disabled={page <= 1} onClick={() => setPage(page - 1)}>
            {t('values.before')}
          </Button>
          <span className="tabular">{t('scoring.place', { place: page, among: last })}</span>
          <Button size="small" disabled={page >= last} onClick={() => setPage(page + 1)}>
            {t('values.after')}
          </Button>
        </p>
      ) : null}
    </>
  )
}

/** Values of the task's projects, loaded on demand. */
export const TaskValues = ({
  answer: { trackpoint },
}: {
  answer: ResponseOf<typeof projectProfileInTask>
}) => {
  const t = useTexts('reports')
  const [isOpen, setOpen] = useState(false)
  const [raw] = useRawSearch()
  if (!trackpoint) return null
  const named = Object.fromEntries(
    ['programmeId', 'acceleratorId', 'streamId', 'trackerUid'].flatMap((name) =>
      raw[name] ? [[name, raw[name]]] : [],
    ),
  )
  const which: Which = { trackpointId: String(trackpoint.id), ...named }
  return (
    <section aria-label={t('values.title')}>
      <p className="report-of-task">
        <Button variant="outlined" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {t(isOpen ? 'values.hide' : 'values.show')}
        </Button>
        <Button onClick={() => void fetchFile(which)}>{t('values.download')}</Button>
      </p>
      {isOpen ? <Shown key={JSON.stringify(which)} which={which} /> : null}
    </section>
  )
}
