import { lazy, Suspense } from 'react'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCall } from '#platform/web/query/use-call.ts'
import { useCommand } from '#platform/web/query/use-command.ts'
import { Button } from '#platform/web/work/components/Button.tsx'
import { openDrawer } from '#platform/web/work/components/drawer/drawer-store.ts'
import { ReservedSpace } from '#platform/web/work/components/states/ReservedSpace.tsx'
import { LoadingBlock } from '#platform/web/work/components/states/LoadingBlock.tsx'
import { DateText } from '#platform/web/work/components/text/DateText.tsx'
import { getMentorCalendar, removeMentorCalendar } from '../../contract/calendar.endpoints.ts'

const CalendarForm = lazy(async () => ({ default: (await import('../form/CalendarForm.tsx')).CalendarForm }))

const open = (title: string): void =>
  openDrawer({
    title,
    body: (
      <Suspense fallback={<LoadingBlock />}>
        <CalendarForm />
      </Suspense>
    ),
  })

/** The calendar whose busy times are not offered: when it was read, or in words why not. */
export const OtherCalendar = () => {
  const t = useTexts('mentoring')
  const { data, isPending } = useCall(getMentorCalendar, {}, { deniedHere: true })
  const remove = useCommand(removeMentorCalendar, { success: t('calendar.removed') })
  return (
    <ReservedSpace name="mentoring.calendar" waits={isPending}>
      {data ? (
        <div className="mentor-calendar">
          <p>
            {data.host === null ? t('calendar.none') : t('calendar.from', { host: data.host })}{' '}
            {data.readAt ? (
              <>
                {t('calendar.readAt')} <DateText value={data.readAt} as="relative" />.{' '}
                {t('calendar.busy', { count: data.busy })}
              </>
            ) : null}
          </p>
          {data.problem ? <p role="alert">{t(`calendar.problems.${data.problem}`)}</p> : null}
          <p className="mentor-calendar-actions">
            <Button size="small" onClick={() => open(t('calendar.title'))}>
              {t(data.host === null ? 'calendar.set' : 'calendar.change')}
            </Button>
            {data.host === null ? null : (
              <Button size="small" variant="text" onClick={() => remove.mutate({ body: {} })}>
                {t('calendar.remove')}
              </Button>
            )}
          </p>
        </div>
      ) : null}
    </ReservedSpace>
  )
}
