import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCommand } from '#platform/web/query/use-command.ts'
import { cancelDrawer, closeDrawer } from '#platform/web/work/components/drawer/drawer-store.ts'
import { ComboboxField } from '#platform/web/work/components/form/ComboboxField.tsx'
import { Form } from '#platform/web/work/components/form/Form.tsx'
import { SwitchField } from '#platform/web/work/components/form/SwitchField.tsx'
import { TextField } from '#platform/web/work/components/form/TextField.tsx'
import { useProductForm } from '#platform/web/work/components/form/use-product-form.ts'
import { useDictionary } from '../../../fields/web/inputs/use-dictionary.ts'
import { createInvestorSearch, editInvestorSearch } from '../../contract/search.endpoints.ts'
import type { InvestorSearch } from '../investor-work.types.ts'

const chosenOf = (values: InvestorSearch['stages']) =>
  values.map(({ id, name }) => ({ value: id, label: name }))

/** Form of a saved search. */
export const SearchForm = ({ search }: { search: InvestorSearch | null }) => {
  const t = useTexts('investors')
  const create = useCommand(createInvestorSearch, { success: t('searches.created') })
  const edit = useCommand(editInvestorSearch, { success: t('searches.saved') })
  const industries = useDictionary('INDUSTRIES')
  const stages = useDictionary('PROJECT_STAGES')
  const form = useProductForm({
    draft: `investor-search:${search?.id ?? 'new'}`,
    schema: createInvestorSearch.body,
    defaults: {
      name: search?.name ?? '',
      findText: search?.findText ?? '',
      industryIds: search?.industries.map(({ id }) => id) ?? [],
      stageIds: search?.stages.map(({ id }) => id) ?? [],
      mails: search?.mails ?? true,
    },
    onSubmit: async (values) => {
      await (search
        ? edit.mutateAsync({ body: { ...values, searchId: search.id } })
        : create.mutateAsync({ body: values }))
      closeDrawer()
    },
  })
  return (
    <Form form={form} submitLabel={t('searches.save')} onCancel={cancelDrawer} guard={false}>
      <TextField name="name" label={t('searches.name')} autoFocus />
      <TextField name="findText" label={t('searches.findText')} help={t('searches.findTextHelp')} />
      <ComboboxField
        name="industryIds"
        label={t('searches.industries')}
        options={industries}
        chosen={chosenOf(search?.industries ?? [])}
        multiple
      />
      <ComboboxField
        name="stageIds"
        label={t('searches.stages')}
        options={stages}
        chosen={chosenOf(search?.stages ?? [])}
        multiple
      />
      <SwitchField name="mails" label={t('searches.mails')} help={t('searches.mailsHelp')} />
    </Form>
  )
}
