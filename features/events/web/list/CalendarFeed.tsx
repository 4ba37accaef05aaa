import '#platform/web/work/components/drawer/drawer.css'
import { apiRoot } from '#platform/web/api/address.ts'
import { formatDateTime } from '#platform/web/i18n/dates.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCall } from '#platform/web/query/use-call.ts'
import { useCommand } from '#platform/web/query/use-command.ts'
import { Button } from '#platform/web/work/components/Button.tsx'
import { showSecret } from '#platform/web/work/components/show-secret.tsx'
import { ErrorState } from '#platform/web/work/components/states/ErrorState.tsx'
import { LoadingBlock } from '#platform/web/work/components/states/LoadingBlock.tsx'
import { endCalendarFeed, getCalendarFeed, makeCalendarFeed } from '../../contract/calendar-feed.endpoints.ts'

/** Address of the user's calendar feed: create, replace, stop. */
export const CalendarFeed = () => {
  const t = useTexts('events')
  const { data, error, refetch } = useCall(getCalendarFeed, {})
  const make = useCommand(makeCalendarFeed)
  const end = useCommand(endCalendarFeed, { success: t('feed.ended') })
  if (error) return <ErrorState error={error} retry={() => void refetch()} />
  if (!data) return <LoadingBlock lines={2} />
  const { madeAt } = data
  const copy = async () => {
    const { path } = await make.mutateAsync({})
    showSecret(t('feed.made'), [{ label: t('feed.address'), text: `${location.origin}${apiRoot}${path}` }])
  }
  return (
    <>
      <p className="drawer-text">{t('feed.text')}</p>
      {madeAt ? <p className="drawer-text">{t('feed.since', { time: formatDateTime(madeAt) })}</p> : null}
      <div className="form-buttons">
        <Button variant="contained" disabled={make.isPending} onClick={() => void copy()}>
          {t(madeAt ? 'feed.again' : 'feed.make')}
        </Button>
        {madeAt ? (
          <Button disabled={end.isPending} onClick={() => end.mutate({})}>
            {t('feed.end')}
          </Button>
        ) : null}
      </div>
    </>
  )
}
