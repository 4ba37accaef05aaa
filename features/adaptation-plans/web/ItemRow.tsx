import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCommand } from '#platform/web/query/use-command.ts'
import { Button } from '#platform/web/work/components/Button.tsx'
import { confirm } from '#platform/web/work/components/drawer/confirm.tsx'
import { IconAction } from '#platform/web/work/components/IconAction.tsx'
import {
  CheckCircleIcon,
  ClockIcon,
  DeleteIcon,
  EditIcon,
} from '#platform/web/work/components/icons/icons.ts'
import { Row } from '#platform/web/work/components/rows/Rows.tsx'
import { DateText } from '#platform/web/work/components/text/DateText.tsx'
import { removeAdaptationItem } from '../contract/adaptation-plan.endpoints.ts'
import { openItemForm, openReportForm } from './open-forms.tsx'
import type { Plan, PlanItem } from './plan.types.ts'

/** An item of a plan: due date and result. */
export const ItemRow = ({ item, plan }: { item: PlanItem; plan: Plan }) => {
  const t = useTexts('adaptation-plans')
  const remove = useCommand(removeAdaptationItem, { success: t('item.removed') })
  const { id, title, dueOn, result, done } = item
  return (
    <Row
      figure={done ? <CheckCircleIcon /> : <ClockIcon />}
      title={title}
      facts={
        <>
          <span>{t(done ? 'item.done' : 'item.open')}</span>
          <DateText value={dueOn} />
        </>
      }
      text={result || null}
      end={
        <>
          {plan.actions.includes('report') ? (
            <Button
              size="small"
              aria-label={t('report.label', { title })}
              onClick={() => openReportForm(t('report.title'), item)}
            >
              {t('report.button')}
            </Button>
          ) : null}
          {plan.actions.includes('edit') ? (
            <>
              <IconAction
                icon={EditIcon}
                label={t('item.edit', { title })}
                tip="end"
                onClick={() => openItemForm(t('item.editTitle'), plan.projectTrackId, item)}
              />
              <IconAction
                icon={DeleteIcon}
                label={t('item.remove', { title })}
                tip="end"
                onClick={() =>
                  confirm({
                    title: t('item.removeTitle', { title }),
                    text: t('item.removeText'),
                    submitLabel: t('item.removeYes'),
                    danger: true,
                    onSubmit: () => remove.mutateAsync({ body: { itemId: id } }),
                  })
                }
              />
            </>
          ) : null}
        </>
      }
    />
  )
}
