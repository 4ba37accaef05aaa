import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCommand } from '#platform/web/query/use-command.ts'
import { Form } from '#platform/web/work/components/form/Form.tsx'
import { NumberInput } from '#platform/web/work/components/form/NumberField.tsx'
import { RepeatedField } from '#platform/web/work/components/form/RepeatedField.tsx'
import { TextInput } from '#platform/web/work/components/form/TextField.tsx'
import { useProductForm } from '#platform/web/work/components/form/use-product-form.ts'
import { setEventCriteria } from '../../contract/jury.endpoints.ts'
import { TakeCriteria } from './TakeCriteria.tsx'
import type { EventJury } from './jury.types.ts'

const schema = setEventCriteria.body.omit({ eventId: true })

const none = { name: '', description: '', weight: 1 }

const CriteriaForm = ({ eventId, jury: { criteria } }: { eventId: number; jury: EventJury }) => {
  const t = useTexts('events')
  const save = useCommand(setEventCriteria, { success: t('jury.criteriaSaved') })
  const form = useProductForm({
    draft: null,
    schema,
    defaults: { criteria },
    onSubmit: async (values) => save.mutateAsync({ body: { ...values, eventId } }),
  })
  return (
    <Form form={form} submitLabel={t('jury.saveCriteria')} guard={false}>
      <TakeCriteria eventId={eventId} />
      <RepeatedField<typeof none>
        name="criteria"
        empty={none}
        addLabel={t('jury.addCriterion')}
        removeLabel={(number) => t('jury.removeCriterion', { number })}
      >
        {(_row, number, input) => (
          <>
            <TextInput field={input('name')} label={t('jury.criterion', { number })} />
            <NumberInput field={input('weight')} label={t('jury.weight')} />
            <TextInput field={input('description')} label={t('jury.criterionHelp')} rows={2} />
          </>
        )}
      </RepeatedField>
    </Form>
  )
}

/** What the jury scores by; once somebody has scored it stays. */
export const Criteria = ({ eventId, jury }: { eventId: number; jury: EventJury }) => {
  const t = useTexts('events')
  return (
    <section className="event-part">
      <h2>{t('jury.criteria')}</h2>
      {jury.isFresh ? (
        <CriteriaForm eventId={eventId} jury={jury} />
      ) : (
        <ul className="event-rows">
          {jury.criteria.map(({ name, description, weight }) => (
            <li key={name}>
              <b>{name}</b> <small>{t('jury.weighs', { weight })}</small>
              {description ? <p className="event-text">{description}</p> : null}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
