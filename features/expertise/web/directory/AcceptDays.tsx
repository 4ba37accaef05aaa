import '../expertise.css'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCall } from '#platform/web/query/use-call.ts'
import { Button } from '#platform/web/work/components/Button.tsx'
import { openDrawer } from '#platform/web/work/components/drawer/drawer-store.ts'
import { ReservedSpace } from '#platform/web/work/components/states/ReservedSpace.tsx'
import { getAcceptDays } from '../../contract/accept-days.endpoints.ts'
import { AcceptDaysForm } from './AcceptDaysForm.tsx'

/** Number of days after which a result counts as accepted; administrators can change it. */
export const AcceptDays = () => {
  const t = useTexts('expertise')
  const { data, isPending } = useCall(getAcceptDays, {}, { deniedHere: true })
  const change = (days: number) =>
    openDrawer({ title: t('acceptance.title'), body: <AcceptDaysForm days={days} /> })
  return (
    <ReservedSpace name="expertise.accept-days" waits={isPending}>
      {data ? (
        <p className="expertise-above expertise-accept-days">
          <span>{t('acceptance.rule', { count: data.value })}</span>
          {data.editable ? (
            <Button size="small" variant="text" onClick={() => change(data.value)}>
              {t('acceptance.change')}
            </Button>
          ) : null}
        </p>
      ) : null}
    </ReservedSpace>
  )
}
