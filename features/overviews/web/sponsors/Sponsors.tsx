import { lazy, Suspense } from 'react'
import { linkTo } from '#platform/domain/screen-paths.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useActions } from '#platform/web/work/actions/use-actions.tsx'
import { Button } from '#platform/web/work/components/Button.tsx'
import { openDrawer } from '#platform/web/work/components/drawer/drawer-store.ts'
import { AddIcon } from '#platform/web/work/components/icons/icons.ts'
import { ListScreen, type Columns } from '#platform/web/work/components/list/ListScreen.tsx'
import { useList } from '#platform/web/work/components/list/use-list.ts'
import { EmptyState } from '#platform/web/work/components/states/EmptyState.tsx'
import { LoadingBlock } from '#platform/web/work/components/states/LoadingBlock.tsx'
import { DateText } from '#platform/web/work/components/text/DateText.tsx'
import { ScreenLink } from '#platform/web/work/navigation/ScreenLink.tsx'
import { useScreenSearch } from '#platform/web/work/navigation/use-screen-search.ts'
import { listProgrammeSponsors } from '../../contract/sponsors.endpoints.ts'
import { placeSearch } from '../summary-search.ts'
import { sponsorActions } from './sponsor-actions.ts'

// Lazy: the form library loads when a form is opened.
const SponsorForm = lazy(async () => ({ default: (await import('./SponsorForm.tsx')).SponsorForm }))

const columns: Columns<typeof listProgrammeSponsors> = {
  email: { sort: 'EMAIL', cell: ({ email }) => email },
  at: { sort: 'CREATE_DATE', cell: ({ at }) => <DateText value={at} as="time" /> },
}

const OfProgramme = ({ programmeId }: { programmeId: number }) => {
  const t = useTexts('overviews')
  const sponsors = useList(listProgrammeSponsors, { of: { programmeId } })
  const rowActions = useActions(sponsorActions)
  const { data } = sponsors.answer
  const open = () =>
    openDrawer({
      title: t('sponsors.form.title'),
      body: (
        <Suspense fallback={<LoadingBlock />}>
          <SponsorForm programmeId={programmeId} />
        </Suspense>
      ),
    })
  const name = data?.actions.includes('name') ? (
    <Button variant="contained" color="primary" startIcon={<AddIcon />} onClick={open}>
      {t('sponsors.form.open')}
    </Button>
  ) : null
  return (
    <ListScreen
      of={sponsors}
      columns={columns}
      rowName={({ email }) => email}
      rowActions={rowActions}
      {...(data && data.total > 0 && name ? { action: name } : {})}
      above={
        data ? (
          <p>
            <ScreenLink to={linkTo('/bch/view/acceleration-summary', { programmeId })}>
              {t('sponsors.back', { programme: data.programme.name })}
            </ScreenLink>
          </p>
        ) : null
      }
      emptyAction={name}
    />
  )
}

/** Screen of a programme's sponsors, managed by the accelerator's administrators. */
export const Sponsors = () => {
  const t = useTexts('overviews')
  const [{ programmeId }] = useScreenSearch(placeSearch)
  if (programmeId !== undefined) return <OfProgramme programmeId={programmeId} />
  return (
    <EmptyState
      title={t('sponsors.noProgramme')}
      text={t('sponsors.noProgrammeText')}
      action={<ScreenLink to="/bch/view/acceleration-summary">{t('sponsors.toSummary')}</ScreenLink>}
    />
  )
}
