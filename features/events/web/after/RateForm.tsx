import '#platform/web/work/components/drawer/drawer.css'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCommand } from '#platform/web/query/use-command.ts'
import { cancelDrawer, closeDrawer } from '#platform/web/work/components/drawer/drawer-store.ts'
import { Form } from '#platform/web/work/components/form/Form.tsx'
import { SelectField } from '#platform/web/work/components/form/SelectField.tsx'
import { TextField } from '#platform/web/work/components/form/TextField.tsx'
import { useProductForm } from '#platform/web/work/components/form/use-product-form.ts'
import { rateEvent, rateEventTeam } from '../../contract/after.endpoints.ts'
import type { AfterEvent } from './after.types.ts'

const schema = rateEvent.body.omit({ id: true })

const ratings = [5, 4, 3, 2, 1] as const

/** A short rating with words; who reads it is said before. */
export const RateForm = ({ one, side }: { one: AfterEvent; side: 'team' | 'host' }) => {
  const t = useTexts('events')
  const rateIt = useCommand(rateEvent, { success: t('after.sent') })
  const rateThem = useCommand(rateEventTeam, { success: t('after.sent') })
  const given = one[side]
  const form = useProductForm({
    draft: `event-feedback:${side}:${one.id}`,
    schema,
    defaults: { rating: given?.rating ?? null, words: given?.words ?? '' },
    onSubmit: async (values) => {
      const body = { ...values, id: one.id }
      await (side === 'team' ? rateIt.mutateAsync({ body }) : rateThem.mutateAsync({ body }))
      closeDrawer()
    },
  })
  return (
    <>
      <p className="drawer-text">{t(side === 'team' ? 'after.readByHosts' : 'after.readByTeam')}</p>
      <Form form={form} submitLabel={t('after.submit')} onCancel={cancelDrawer} guard={false}>
        <SelectField
          name="rating"
          label={t('after.ratingField')}
          options={ratings.map((value) => ({ value, label: t(`after.ratings.${value}`) }))}
        />
        <TextField name="words" label={t('after.words')} rows={4} />
      </Form>
    </>
  )
}
