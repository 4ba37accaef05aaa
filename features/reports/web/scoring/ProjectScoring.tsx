import './scoring.css'
import '../reports.css'
import '#platform/web/work/components/form/parameters.css'
import { useState } from 'react'
import { linkTo } from '#platform/domain/screen-paths.ts'
import { currentLocale } from '#platform/web/i18n/texts.ts'
import { formatDateTime } from '#platform/web/i18n/dates.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCall } from '#platform/web/query/use-call.ts'
import { Button } from '#platform/web/work/components/Button.tsx'
import { PageHead } from '#platform/web/work/components/PageHead.tsx'
import { openDrawer } from '#platform/web/work/components/drawer/drawer-store.ts'
import { Select } from '#platform/web/work/components/form/select/Select.tsx'
import { EmptyState } from '#platform/web/work/components/states/EmptyState.tsx'
import { ErrorState } from '#platform/web/work/components/states/ErrorState.tsx'
import { LoadingBlock } from '#platform/web/work/components/states/LoadingBlock.tsx'
import { ScreenLink } from '#platform/web/work/navigation/ScreenLink.tsx'
import { getScoring } from '../../contract/scoring.endpoints.ts'
import { ReportPrintFoot } from '../print/ReportPrintFoot.tsx'
import { ScoringForm } from './ScoringForm.tsx'
import { ScoringLinks } from './ScoringLinks.tsx'
import { ScoringSheet } from './ScoringSheet.tsx'
import type { Scoring } from './scoring.types.ts'

type Props = {
  acceleratorId: number
  projectId: number
  versionId: number | undefined
  onVersion: (id: number | undefined) => void
}

/** Ranks of the latest version, next to its total. */
const Places = ({ places }: Pick<Scoring, 'places'>) => {
  const t = useTexts('reports')
  return places.map(({ track, place, among }) => (
    <div key={track.id}>
      <dt>{t('scoring.placeOn', { track: track.name })}</dt>
      <dd className="tabular">{t('scoring.place', { place, among })}</dd>
    </div>
  ))
}

const Versions = ({ scoring, onVersion }: { scoring: Scoring; onVersion: Props['onVersion'] }) => {
  const t = useTexts('reports')
  const newest = scoring.versions.find(({ expertJob }) => expertJob === null)
  return (
    <div className="parameter-bar">
      <label className="parameter-field">
        {t('scoring.version')}
        <Select
          value={scoring.version?.id}
          options={scoring.versions.map(({ id, at, by, total, expertJob }) => ({
            value: id,
            label: by
              ? t(expertJob ? 'scoring.versionOfExpert' : 'scoring.versionOf', {
                  at: formatDateTime(at),
                  name: by.name,
                  total,
                })
              : t('scoring.versionAt', { at: formatDateTime(at), total }),
          }))}
          onChange={(id) => onVersion(id === newest?.id ? undefined : id)}
        />
      </label>
    </div>
  )
}

/** The review that the version is part of, next to its total. */
const ReviewOfVersion = ({ expertJob }: Pick<NonNullable<Scoring['version']>, 'expertJob'>) => {
  const t = useTexts('reports')
  return expertJob ? (
    <div>
      <dt>{t('scoring.review')}</dt>
      <dd>
        <ScreenLink to={linkTo('/bch/view/expert-job/details', { expertJobId: expertJob.id })}>
          {expertJob.serialNumber}
        </ScreenLink>
      </dd>
    </div>
  ) : null
}

const openLinks = (
  given: { acceleratorId: number; projectId: number; versionId: number },
  t: (key: string) => string,
): void => openDrawer({ title: t('scoring.links.title'), body: <ScoringLinks {...given} /> })

/** The scoring of a project: to read, assess and share. */
export const ProjectScoring = ({ acceleratorId, projectId, versionId, onVersion }: Props) => {
  const t = useTexts('reports')
  const [edits, setEdits] = useState(false)
  const { data, error, refetch } = useCall(
    getScoring,
    {
      query: {
        acceleratorId: String(acceleratorId),
        projectId: String(projectId),
        versionId: versionId === undefined ? undefined : String(versionId),
      },
    },
    { keepPrevious: true, deniedHere: true },
  )
  const back = <ScreenLink to="/reports/analytic/scoring">{t('scoring.all')}</ScreenLink>
  if (!data)
    return (
      <>
        <PageHead before={back} />
        {error ? <ErrorState error={error} retry={() => void refetch()} /> : <LoadingBlock lines={8} />}
      </>
    )
  const { version, actions, project, places } = data
  // Experts' versions are read next to the accelerator's own, which alone are ranked, shared and continued.
  const isOwn = version?.expertJob === null
  const isNewest =
    version === null || version.id === data.versions.find(({ expertJob }) => expertJob === null)?.id
  const mayAssess = actions.includes('assess') && isNewest && !edits
  const assess = () => setEdits(true)
  const versions = data.versions.length > 0 ? <Versions scoring={data} onVersion={onVersion} /> : null
  return (
    <div className="report">
      <PageHead
        before={back}
        title={project.name}
        isName
        actions={
          <>
            {version && !edits ? <Button onClick={() => print()}>{t('print')}</Button> : null}
            {version && isOwn && actions.includes('share') ? (
              <Button
                variant="outlined"
                onClick={() => openLinks({ acceleratorId, projectId, versionId: version.id }, t)}
              >
                {t('scoring.links.title')}
              </Button>
            ) : null}
            {version && mayAssess ? (
              <Button variant="contained" onClick={assess}>
                {t('scoring.assess')}
              </Button>
            ) : null}
          </>
        }
      />
      <p className="report-about">{t('scoring.about')}</p>
      {edits ? (
        <ScoringForm acceleratorId={acceleratorId} scoring={data} onDone={() => setEdits(false)} />
      ) : version ? (
        <>
          {versions}
          {data.isEarlier && isOwn && isNewest ? (
            <p className="report-about">{t('scoring.earlierText')}</p>
          ) : null}
          <ScoringSheet
            assessment={data}
            locale={currentLocale()}
            facts={isNewest ? <Places places={places} /> : <ReviewOfVersion expertJob={version.expertJob} />}
          />
        </>
      ) : (
        <>
          {versions}
          <EmptyState
            title={t('scoring.none')}
            text={t(mayAssess ? 'scoring.noneText' : 'scoring.noneToRead')}
            action={
              mayAssess ? (
                <Button variant="contained" onClick={assess}>
                  {t('scoring.assess')}
                </Button>
              ) : null
            }
          />
        </>
      )}
      <ReportPrintFoot />
    </div>
  )
}
