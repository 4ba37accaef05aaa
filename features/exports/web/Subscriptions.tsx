import './exports.css'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import type { ScreenHref } from '#platform/domain/screen-paths.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCall } from '#platform/web/query/use-call.ts'
import { useCommand } from '#platform/web/query/use-command.ts'
import { Button } from '#platform/web/work/components/Button.tsx'
import { ScreenLink } from '#platform/web/work/navigation/ScreenLink.tsx'
import { ErrorState } from '#platform/web/work/components/states/ErrorState.tsx'
import { LoadingBlock } from '#platform/web/work/components/states/LoadingBlock.tsx'
import {
  deleteSubscription,
  getSubscriptions,
  leaveSubscription,
} from '../contract/subscription.endpoints.ts'

type Item = ResponseOf<typeof getSubscriptions>['items'][number]

const Subscription = ({ item }: { item: Item }) => {
  const t = useTexts('exports')
  const remove = useCommand(deleteSubscription, { success: t('subscription.deleted') })
  const leave = useCommand(leaveSubscription, { success: t('subscription.left') })
  const body = { subscriptionId: item.id }
  return (
    <li>
      <strong>{item.name}</strong>
      <p>
        {t('subscription.when', {
          weekday: t(`subscription.weekdays.${item.weekday}`),
          clock: item.clock,
          timeZone: item.timeZone,
        })}
      </p>
      {item.period === null ? null : (
        <p>{t('subscription.periodOf', { period: t(`subscription.periods.${item.period}`) })}</p>
      )}
      {item.fault === null ? null : (
        <p role="status">
          {t('subscription.paused', { filter: item.fault })}{' '}
          {item.page !== null && item.actions.includes('resume') ? (
            <ScreenLink to={item.page as ScreenHref}>{t('subscription.change')}</ScreenLink>
          ) : null}
        </p>
      )}
      <p>
        {item.people
          .map(({ person, stopped }) =>
            stopped ? t('subscription.stopped', { name: person.name }) : person.name,
          )
          .join('; ')}
      </p>
      {item.actions.includes('delete') ? (
        <Button
          size="small"
          variant="text"
          loading={remove.isPending}
          onClick={() => remove.mutate({ body })}
        >
          {t('subscription.delete')}
        </Button>
      ) : (
        <p>{t('subscription.from', { name: item.owner.name })}</p>
      )}
      {item.actions.includes('leave') ? (
        <Button size="small" variant="text" loading={leave.isPending} onClick={() => leave.mutate({ body })}>
          {t('subscription.leave')}
        </Button>
      ) : null}
    </li>
  )
}

/** Subscriptions that the person receives, and those that they created for others. */
export const Subscriptions = () => {
  const t = useTexts('exports')
  const { data, error, refetch } = useCall(getSubscriptions, {})
  return (
    <section className="subscriptions">
      <h2>{t('subscription.mine')}</h2>
      {data ? (
        <ul>
          {data.items.map((item) => (
            <Subscription key={item.id} item={item} />
          ))}
        </ul>
      ) : error ? (
        <ErrorState error={error} retry={() => void refetch()} />
      ) : (
        <LoadingBlock lines={2} />
      )}
      {data?.items.length === 0 ? <p>{t('subscription.none')}</p> : null}
    </section>
  )
}
