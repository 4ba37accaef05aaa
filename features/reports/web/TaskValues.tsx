import './reports.css'
import { useEffect, useRef } from 'react'
import { z } from 'zod'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import { linkTo } from '#platform/domain/screen-paths.ts'
import { download, saveFile } from '#platform/web/api/download.ts'
import { formatDate } from '#platform/web/i18n/dates.ts'
import { formatNumber } from '#platform/web/i18n/numbers.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { notifyError } from '#platform/web/messages/banner-store.ts'
import { useCall } from '#platform/web/query/use-call.ts'
import { choiceParam, numberParam } from '#platform/web/search-params.ts'
import { Button } from '#platform/web/work/components/Button.tsx'
import { ErrorState } from '#platform/web/work/components/states/ErrorState.tsx'
import { LoadingBlock } from '#platform/web/work/components/states/LoadingBlock.tsx'
import { ScreenLink } from '#platform/web/work/navigation/ScreenLink.tsx'
import { useRawSearch, useScreenSearch } from '#platform/web/work/navigation/use-screen-search.ts'
import { downloadTaskValues, getTaskValues } from '../contract/task-values.endpoints.ts'
import type { projectProfileInTask } from '../contract/project-profile-in-task.endpoints.ts'
import { projectsOfPage } from '../domain/task-values.ts'

/** The table of values in the address: whether it is shown, and its page. */
const search = z.object({ values: choiceParam(['shown']), valuesPage: numberParam() })

type Which = {
  trackpointId: string
  programmeId?: string
  acceleratorId?: string
  streamId?: string
  trackerUid?: string
}

type Values = ResponseOf<typeof getTaskValues>

const formats = ['xlsx', 'csv'] as const

const fetchFile = async (which: Which, format: (typeof formats)[number]): Promise<void> => {
  try {
    saveFile(await download(downloadTaskValues, { query: { ...which, format } }))
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
  const [{ valuesPage = 1 }, setSearch] = useScreenSearch(search)
  const { data, error, refetch } = useCall(
    getTaskValues,
    { query: { ...which, page: String(valuesPage) } },
    { keepPrevious: true, deniedHere: true },
  )
  if (!data)
    return error ? <ErrorState error={error} retry={() => void refetch()} /> : <LoadingBlock lines={6} />
  if (data.total === 0) return <p className="report-none">{t('values.none')}</p>
  const { page } = data
  const last = Math.ceil(data.total / projectsOfPage)
  const setPage = (next: number) => setSearch({ valuesPage: next > 1 ? next : undefined })
  return (
    <>
      <Table values={data} />
      {last > 1 ? (
        <p className="report-of-task">
          <Button size="small" disabled={page <= 1} onClick={() => setPage(page - 1)}>
            {t('values.before')}
          </Button>
          <span className="tabular">
            {t('values.page', { page: formatNumber(page), pages: formatNumber(last) })}
          </span>
          <Button size="small" disabled={page >= last} onClick={() => setPage(page + 1)}>
            {t('values.after')}
          </Button>
        </p>
      ) : null}
    </>
  )
}

/** Begins at the first page when the values are of another filter. */
const useFirstPageOf = (place: string, setSearch: (search: { valuesPage: undefined }) => void): void => {
  const shown = useRef(place)
  useEffect(() => {
    if (shown.current !== place) setSearch({ valuesPage: undefined })
    shown.current = place
  }, [place, setSearch])
}

/** Values of the task's projects, loaded on demand. */
export const TaskValues = ({
  answer: { trackpoint },
}: {
  answer: ResponseOf<typeof projectProfileInTask>
}) => {
  const t = useTexts('reports')
  const [raw] = useRawSearch()
  const [{ values }, setSearch] = useScreenSearch(search)
  const isOpen = values !== undefined
  const named = Object.fromEntries(
    ['programmeId', 'acceleratorId', 'streamId', 'trackerUid'].flatMap((name) =>
      raw[name] ? [[name, raw[name]]] : [],
    ),
  )
  const which: Which = { trackpointId: String(trackpoint?.id), ...named }
  const place = JSON.stringify(which)
  useFirstPageOf(place, setSearch)
  if (!trackpoint) return null
  return (
    <section aria-label={t('values.title')}>
      <p className="report-of-task">
        <Button
          variant="outlined"
          aria-expanded={isOpen}
          onClick={() => setSearch({ values: isOpen ? undefined : 'shown', valuesPage: undefined })}
        >
          {t(isOpen ? 'values.hide' : 'values.show')}
        </Button>
        {formats.map((format) => (
          <Button key={format} onClick={() => void fetchFile(which, format)}>
            {t(`values.${format}`)}
          </Button>
        ))}
      </p>
      {isOpen ? <Shown key={place} which={which} /> : null}
    </section>
  )
}
