import '../workspace/workspace.css'
import { lazy, Suspense } from 'react'
import { linkTo } from '#platform/domain/screen-paths.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCall } from '#platform/web/query/use-call.ts'
import { useActions } from '#platform/web/work/actions/use-actions.tsx'
import { ActionMenu } from '#platform/web/work/components/ActionMenu.tsx'
import { Button } from '#platform/web/work/components/Button.tsx'
import { openDrawer } from '#platform/web/work/components/drawer/drawer-store.ts'
import { AddIcon, SearchIcon } from '#platform/web/work/components/icons/icons.ts'
import { PageHead } from '#platform/web/work/components/PageHead.tsx'
import { Row, Rows } from '#platform/web/work/components/rows/Rows.tsx'
import { EmptyState } from '#platform/web/work/components/states/EmptyState.tsx'
import { ErrorState } from '#platform/web/work/components/states/ErrorState.tsx'
import { LoadingBlock } from '#platform/web/work/components/states/LoadingBlock.tsx'
import { StateChip } from '#platform/web/work/components/states/StateChip.tsx'
import { ScreenLink } from '#platform/web/work/navigation/ScreenLink.tsx'
import { getInvestorSearches } from '../../contract/search.endpoints.ts'
import type { InvestorSearch } from '../investor-work.types.ts'
import { searchActions } from './search-actions.tsx'

const SearchForm = lazy(async () => ({ default: (await import('./SearchForm.tsx')).SearchForm }))

const SearchRow = ({ search }: { search: InvestorSearch }) => {
  const t = useTexts('investors')
  const { id, name, findText, industries, stages, fresh, mails } = search
  const sought = [
    findText && t('searches.words', { text: findText }),
    ...industries.map((one) => one.name),
    ...stages.map((one) => one.name),
  ].filter(Boolean)
  return (
    <Row
      title={
        <ScreenLink to={linkTo('/bch/view/investor-workspace/found', { search: id })}>{name}</ScreenLink>
      }
      facts={[
        sought.join(', ') || t('searches.everything'),
        t(mails ? 'searches.mailed' : 'searches.quiet'),
      ].join(' · ')}
      end={
        <>
          {fresh > 0 ? <StateChip tone="new" label={t('searches.fresh', { count: fresh })} /> : null}
          <ActionMenu actions={useActions(searchActions)(search)} label={t('searches.menu', { name })} />
        </>
      }
    />
  )
}

/** Saved searches of an investor, with the number of new projects. */
export const Searches = () => {
  const t = useTexts('investors')
  const { data, error, refetch } = useCall(getInvestorSearches, {})
  const add = () =>
    openDrawer({
      title: t('searches.newTitle'),
      body: (
        <Suspense fallback={<LoadingBlock lines={6} />}>
          <SearchForm search={null} />
        </Suspense>
      ),
    })
  const button = (
    <Button size="small" variant="contained" startIcon={<AddIcon />} onClick={add}>
      {t('searches.add')}
    </Button>
  )
  if (error && !data) return <ErrorState error={error} retry={() => void refetch()} />
  if (!data)
    return (
      <>
        <PageHead />
        <LoadingBlock lines={6} />
      </>
    )
  return (
    <>
      <PageHead actions={data.items.length > 0 ? button : null} />
      {data.items.length === 0 ? (
        <EmptyState
          icon={SearchIcon}
          title={t('searches.empty.title')}
          text={t('searches.empty.text')}
          action={button}
        />
      ) : (
        <Rows>
          {data.items.map((search) => (
            <SearchRow key={search.id} search={search} />
          ))}
        </Rows>
      )}
    </>
  )
}
