import { lazy, Suspense } from 'react'
import { formatDate } from '#platform/web/i18n/dates.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCall } from '#platform/web/query/use-call.ts'
import { useCommand } from '#platform/web/query/use-command.ts'
import { Button } from '#platform/web/work/components/Button.tsx'
import { openDrawer } from '#platform/web/work/components/drawer/drawer-store.ts'
import { ReservedSpace } from '#platform/web/work/components/states/ReservedSpace.tsx'
import { LoadingBlock } from '#platform/web/work/components/states/LoadingBlock.tsx'
import { getMentorDaysOff, removeMentorDaysOff } from '../../contract/days-off.endpoints.ts'
import type { DaysOffPeriod } from '../mentoring.types.ts'
import { BookedOnDays } from './BookedOnDays.tsx'

const DaysOffForm = lazy(async () => ({ default: (await import('../form/DaysOffForm.tsx')).DaysOffForm }))

const open = (title: string): void =>
  openDrawer({
    title,
    body: (
      <Suspense fallback={<LoadingBlock />}>
        <DaysOffForm />
      </Suspense>
    ),
  })

const daysOf = ({ from, to }: DaysOffPeriod): string =>
  from === to ? formatDate(from) : `${formatDate(from)}\u00a0— ${formatDate(to)}`

/** The periods that a mentor has closed, with the meetings booked in them. */
export const DaysOff = () => {
  const t = useTexts('mentoring')
  const { data, isPending } = useCall(getMentorDaysOff, {}, { deniedHere: true })
  const remove = useCommand(removeMentorDaysOff, { success: t('daysOff.opened') })
  return (
    <ReservedSpace name="mentoring.daysOff" waits={isPending}>
      {data ? (
        <div className="mentor-calendar">
          <h3 className="mentor-part">{t('daysOff.heading')}</h3>
          {data.items.length === 0 ? <p>{t('daysOff.none')}</p> : null}
          {data.items.map((period) => (
            <div key={period.id} className="day-off">
              <p>
                <span className="tabular">{daysOf(period)}</span>{' '}
                <Button
                  size="small"
                  variant="text"
                  aria-label={t('daysOff.openWhich', { days: daysOf(period) })}
                  onClick={() => remove.mutate({ body: { id: period.id } })}
                >
                  {t('daysOff.open')}
                </Button>
              </p>
              <BookedOnDays meetings={period.meetings} />
            </div>
          ))}
          <p className="mentor-calendar-actions">
            <Button size="small" onClick={() => open(t('daysOff.title'))}>
              {t('daysOff.close')}
            </Button>
          </p>
        </div>
      ) : null}
    </ReservedSpace>
  )
}
