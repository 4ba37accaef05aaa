import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { ComboboxField } from '#platform/web/work/components/form/ComboboxField.tsx'
import { FieldGroup } from '#platform/web/work/components/form/FieldGroup.tsx'
import { Form } from '#platform/web/work/components/form/Form.tsx'
import { SelectField } from '#platform/web/work/components/form/SelectField.tsx'
import type { ProductForm } from '#platform/web/work/components/form/use-product-form.ts'
import { Slot } from '#platform/web/work/components/Slot.tsx'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import type { getAssignmentChoices } from '../contract/assignment.endpoints.ts'
import { assignmentLimits } from '../domain/limits.ts'

type Choices = ResponseOf<typeof getAssignmentChoices>
type Props = { form: ProductForm; choices: Choices; chosen: number; isPlanned: boolean }

/** Options for the tasks: each programme with all its tasks, followed by its tracks. */
const useScopes = ({ tasks, tracks }: Choices, chosen: number) => {
  const t = useTexts('expert-assignment')
  const programmes = [...new Map(tracks.map(({ programme }) => [programme.id, programme])).values()]
  const ofProgramme = (id: number) => tracks.filter(({ programme }) => programme.id === id)
  return [
    ...(chosen > 0 ? [{ value: 'chosen', label: t('form.chosen', { count: chosen }) }] : []),
    { value: 'all', label: t('form.all', { count: tasks }) },
    ...programmes.flatMap(({ id, name }) => [
      {
        value: `programme:${id}`,
        label: t('form.programme', { name, count: ofProgramme(id).reduce((sum, one) => sum + one.tasks, 0) }),
      },
      ...ofProgramme(id).map((track) => ({
        value: `track:${track.id}`,
        label: t('form.track', { name: track.name, programme: name, count: track.tasks }),
      })),
    ]),
  ]
}

/** Form of a plan: tasks, number of reviews, experts and terms. */
export const AssignmentForm = ({ form, choices, chosen, isPlanned }: Props) => {
  const t = useTexts('expert-assignment')
  const scopes = useScopes(choices, chosen)
  return (
    <Form form={form} submitLabel={t(isPlanned ? 'form.submitAgain' : 'form.submit')}>
      <div className="assignment-form">
        <FieldGroup title={t('form.whatTitle')} help={t('form.whatHelp')}>
          <ComboboxField name="scope" label={t('form.tasks')} options={scopes} />
          <SelectField
            name="reviews"
            label={t('form.reviews')}
            help={t('form.reviewsHelp')}
            options={Array.from({ length: assignmentLimits.reviews }, (_, at) => ({
              value: at + 1,
              label: String(at + 1),
            }))}
          />
          <ComboboxField
            name="expertUids"
            label={t('form.experts')}
            help={t('form.expertsHelp', { count: choices.experts.length })}
            placeholder={t('form.everybody')}
            options={choices.experts.map(({ uid, name }) => ({ value: uid, label: name }))}
            multiple
          />
        </FieldGroup>
        <FieldGroup title={t('form.termsTitle')} help={t('form.termsHelp')}>
          <Slot name="expertise.terms" />
        </FieldGroup>
      </div>
    </Form>
  )
}
