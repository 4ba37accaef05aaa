import './open-tracks.css'
import { useMemo } from 'react'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCall } from '#platform/web/query/use-call.ts'
import { Select } from '#platform/web/work/components/form/select/Select.tsx'
import { PageHead } from '#platform/web/work/components/PageHead.tsx'
import { EmptyState } from '#platform/web/work/components/states/EmptyState.tsx'
import { ErrorState } from '#platform/web/work/components/states/ErrorState.tsx'
import { LoadingBlock } from '#platform/web/work/components/states/LoadingBlock.tsx'
import { Notice } from '#platform/web/work/components/messages/Notice.tsx'
import { ScreenLink } from '#platform/web/work/navigation/ScreenLink.tsx'
import { useScreenSearch } from '#platform/web/work/navigation/use-screen-search.ts'
import { linkTo } from '#platform/domain/screen-paths.ts'
import { listOpenTracks } from '../../../programmes/contract/public-track.endpoints.ts'
import { listMyProjects } from '../../../projects/contract/project.endpoints.ts'
import { getTrackFit } from '../../contract/track-fit.endpoints.ts'
import { inOrderOfFit } from '../../domain/track-fit.rules.ts'
import { openTracksSearch } from './open-tracks-search.ts'
import { TrackCard } from './TrackCard.tsx'

/** Tracks that accept applications today; those that fit the chosen project best come first. */
export const OpenTracks = () => {
  const t = useTexts('acceleration-requests')
  const [search, setSearch] = useScreenSearch(openTracksSearch)
  const tracks = useCall(listOpenTracks, {})
  const projects = useCall(listMyProjects, { query: { limit: 50 } })
  const own = projects.data?.items
  const projectId = own?.find(({ id }) => id === search.projectId)?.id ?? own?.[0]?.id
  const { data: fit } = useCall(
    getTrackFit,
    { query: { projectId: String(projectId) } },
    { enabled: projectId !== undefined, deniedHere: true, keepPrevious: true },
  )
  const fits = useMemo(() => new Map(fit?.items.map((one) => [one.trackId, one])), [fit])
  const failed = tracks.error ?? projects.error
  if (failed) return <ErrorState error={failed} retry={() => void tracks.refetch()} />
  if (!tracks.data || !own) return <LoadingBlock lines={8} />
  const shown = inOrderOfFit(tracks.data.items, fits)
  return (
    <section>
      <PageHead count={String(shown.length)} />
      <p className="open-tracks-intro">{t('openTracks.intro')}</p>
      {own.length > 1 ? (
        <label className="field open-tracks-project">
          {t('openTracks.project')}
          <Select
            value={projectId ?? 0}
            options={own.map(({ id, name }) => ({ value: id, label: name }))}
            onChange={(id) => setSearch({ projectId: id })}
          />
        </label>
      ) : null}
      {own.length === 0 ? (
        <Notice
          title={t('openTracks.noProject')}
          actions={
            <ScreenLink to={linkTo('/bch/view/my-projects/edit', {})}>
              {t('openTracks.newProject')}
            </ScreenLink>
          }
        >
          {t('openTracks.noProjectText')}
        </Notice>
      ) : null}
      {fit && !fit.hasIndustries && projectId !== undefined ? (
        <Notice
          title={t('openTracks.noIndustry')}
          actions={
            <ScreenLink to={linkTo('/bch/view/my-projects/edit', { projectId, tab: 'profile' })}>
              {t('openTracks.toProfile')}
            </ScreenLink>
          }
        >
          {t('openTracks.noIndustryText')}
        </Notice>
      ) : null}
      {shown.length === 0 ? (
        <EmptyState title={t('openTracks.emptyTitle')} text={t('openTracks.emptyText')} />
      ) : (
        <ul className="open-tracks" aria-label={t('openTracks.title')}>
          {shown.map((track) => (
            <li key={track.id}>
              <TrackCard
                track={track}
                fit={fits.get(track.id)}
                projectId={projectId}
                mayApply={fit?.mayApply ?? false}
              />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
