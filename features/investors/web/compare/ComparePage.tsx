import '../workspace/workspace.css'
import { useId, type ReactNode } from 'react'
import { linkTo } from '#platform/domain/screen-paths.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCall } from '#platform/web/query/use-call.ts'
import { Combobox } from '#platform/web/work/components/form/combobox/Combobox.tsx'
import type { Option } from '#platform/web/work/components/form/combobox/options.ts'
import { ColumnsIcon } from '#platform/web/work/components/icons/icons.ts'
import { PageHead } from '#platform/web/work/components/PageHead.tsx'
import { EmptyState } from '#platform/web/work/components/states/EmptyState.tsx'
import { ErrorState } from '#platform/web/work/components/states/ErrorState.tsx'
import { LoadingBlock } from '#platform/web/work/components/states/LoadingBlock.tsx'
import { DateText } from '#platform/web/work/components/text/DateText.tsx'
import { ScreenLink } from '#platform/web/work/navigation/ScreenLink.tsx'
import { useScreenSearch } from '#platform/web/work/navigation/use-screen-search.ts'
import { compareProjects, listPipeline } from '../../contract/pipeline.endpoints.ts'
import { maxCompared } from '../../domain/firms.ts'
import type { Compared } from '../investor-work.types.ts'
import { compareSearch } from '../search.ts'
import { FitWords } from '../workspace/CardFacts.tsx'
import { useStageNames } from '../workspace/use-stage-names.ts'

const namesOf = (values: Compared['industries']): string => values.map(({ name }) => name).join(', ')

const Table = ({ projects }: { projects: readonly Compared[] }) => {
  const t = useTexts('investors')
  const nameOf = useStageNames()
  const rows: readonly [string, (project: Compared) => ReactNode][] = [
    ['summary', ({ summary }) => summary],
    ['fit', ({ fit }) => <FitWords fit={fit} />],
    ['industries', ({ industries }) => namesOf(industries)],
    ['stage', ({ stage }) => stage?.name],
    ['team', ({ team }) => <span className="tabular">{team}</span>],
    ['accelerators', ({ accelerators }) => namesOf(accelerators)],
    ['tracksPassed', ({ tracksPassed }) => <span className="tabular">{tracksPassed}</span>],
    ['published', ({ publishedAt }) => (publishedAt ? <DateText value={publishedAt} /> : null)],
    ['pipeline', ({ card }) => card && nameOf(card.stage)],
    ['nextStep', ({ card }) => card?.nextStep],
    ['note', ({ card }) => card?.note],
  ]
  // A row of zeros has no information: it is omitted if no project has completed a track.
  const hasInformation = ([key]: (typeof rows)[number]): boolean =>
    key !== 'tracksPassed' || projects.some(({ tracksPassed }) => tracksPassed > 0)
  return (
    <div className="workspace-table" tabIndex={0} role="group" aria-label={t('compare.title')}>
      <table>
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">{t('compare.fact')}</span>
            </th>
            {projects.map(({ id, name }) => (
              <th key={id} scope="col">
                <ScreenLink to={linkTo('/bch/view/project-details', { id })}>{name}</ScreenLink>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.filter(hasInformation).map(([key, values]) => (
            <tr key={key}>
              <th scope="row">{t(`compare.rows.${key}`)}</th>
              {projects.map((project) => (
                <td key={project.id}>{values(project) || '—'}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

const none: readonly Option[] = []

/** Comparison of up to five pipeline projects, given in the address. */
export const ComparePage = () => {
  const t = useTexts('investors')
  const id = useId()
  const [{ projects: chosenIds = '' }, setSearch] = useScreenSearch(compareSearch)
  const ids = chosenIds
    .split(',')
    .filter((one) => /^[1-9]\d{0,14}$/.test(one))
    .slice(0, maxCompared)
  const pipeline = useCall(listPipeline, { query: { limit: '50' } })
  const compared = useCall(
    compareProjects,
    { query: { projectIds: ids.join(',') } },
    { enabled: ids.length > 0 },
  )
  const options =
    pipeline.data?.items.flatMap(({ project }) =>
      project ? [{ value: project.id, label: project.name }] : [],
    ) ?? none
  const { data, error, refetch } = compared
  return (
    <>
      <PageHead />
      <div className="compare-choice">
        <label htmlFor={id}>{t('compare.choose')}</label>
        <Combobox
          id={id}
          label={t('compare.choose')}
          options={options}
          chosen={data?.items.map((project) => ({ value: project.id, label: project.name })) ?? none}
          multiple
          max={maxCompared}
          onChange={(chosen) => setSearch({ projects: chosen.map(({ value }) => value).join(',') })}
        />
      </div>
      {error && !data ? (
        <ErrorState error={error} retry={() => void refetch()} />
      ) : !data && ids.length > 0 ? (
        <LoadingBlock lines={8} />
      ) : !data || ids.length === 0 || data.items.length === 0 ? (
        <EmptyState icon={ColumnsIcon} title={t('compare.empty.title')} text={t('compare.empty.text')} />
      ) : (
        <>
          {data.items.length > 1 ? <p className="workspace-scroll-hint">{t('compare.hint')}</p> : null}
          <Table projects={data.items} />
        </>
      )}
    </>
  )
}
