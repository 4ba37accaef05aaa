import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCommand } from '#platform/web/query/use-command.ts'
import { Button } from '#platform/web/work/components/Button.tsx'
import { confirm } from '#platform/web/work/components/drawer/confirm.tsx'
import { IconAction } from '#platform/web/work/components/IconAction.tsx'
import { AddIcon, DeleteIcon } from '#platform/web/work/components/icons/icons.ts'
import { Row, Rows, Section } from '#platform/web/work/components/rows/Rows.tsx'
import { DateText } from '#platform/web/work/components/text/DateText.tsx'
import { removeAssessment } from '../../../contract/technology-parts.endpoints.ts'
import type { Technology } from '../technology.types.ts'
import { openAssessmentForm } from '../open-forms.tsx'

/** Readiness levels, latest first. */
export const Readiness = ({ technology: { id, assessments, actions } }: { technology: Technology }) => {
  const t = useTexts('technologies')
  const remove = useCommand(removeAssessment, { success: t('readiness.removed') })
  const mayEdit = actions.includes('edit')
  return (
    <Section
      title={t('details.tabs.readiness')}
      help={t('readiness.help')}
      action={
        mayEdit ? (
          <Button startIcon={<AddIcon />} onClick={() => openAssessmentForm(t('readiness.add'), id)}>
            {t('readiness.add')}
          </Button>
        ) : null
      }
    >
      {assessments.length === 0 ? (
        <p>{t('readiness.none')}</p>
      ) : (
        <Rows>
          {assessments.map((one) => (
            <Row
              key={one.id}
              title={t('level', { level: one.level })}
              facts={
                <>
                  <DateText value={one.day} /> · {one.assessor}
                </>
              }
              text={one.evidence}
              end={
                mayEdit ? (
                  <IconAction
                    icon={DeleteIcon}
                    label={t('readiness.remove', { level: one.level })}
                    tip="end"
                    onClick={() =>
                      confirm({
                        title: t('readiness.removeTitle'),
                        text: t('readiness.removeText'),
                        submitLabel: t('readiness.removeYes'),
                        danger: true,
                        onSubmit: () => remove.mutateAsync({ body: { assessmentId: one.id } }),
                      })
                    }
                  />
                ) : null
              }
            />
          ))}
        </Rows>
      )}
    </Section>
  )
}
