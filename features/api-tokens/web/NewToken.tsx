import type { ResponseOf } from '#platform/contract/endpoint.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCommand } from '#platform/web/query/use-command.ts'
import { cancelDrawer } from '#platform/web/work/components/drawer/drawer-store.ts'
import { Form } from '#platform/web/work/components/form/Form.tsx'
import { SelectField } from '#platform/web/work/components/form/SelectField.tsx'
import { TextField } from '#platform/web/work/components/form/TextField.tsx'
import { useProductForm } from '#platform/web/work/components/form/use-product-form.ts'
import { showSecret } from '#platform/web/work/components/show-secret.tsx'
import { createApiToken, type getApiTokens } from '../contract/api-token.endpoints.ts'
import { tokenDays, tokenScopes } from '../domain/token-limits.ts'

type Accelerators = ResponseOf<typeof getApiTokens>['accelerators']

/** Makes a token, in the drawer, and shows its secret once. */
export const NewToken = ({ accelerators }: { accelerators: Accelerators }) => {
  const t = useTexts('api-tokens')
  const create = useCommand(createApiToken)
  const form = useProductForm({
    draft: null,
    schema: createApiToken.body,
    defaults: { name: '', scope: 'READ', days: 90, acceleratorId: null },
    onSubmit: async (body) => {
      const { secret } = await create.mutateAsync({ body })
      showSecret(t('tokens.made', { name: body.name }), [{ label: t('tokens.secret'), text: secret }])
    },
  })
  return (
    <Form form={form} submitLabel={t('tokens.create')} onCancel={cancelDrawer} guard={false}>
      <TextField name="name" label={t('tokens.name')} help={t('tokens.nameHelp')} autoFocus />
      <SelectField
        name="scope"
        label={t('tokens.scope')}
        help={t('tokens.scopeHelp')}
        options={tokenScopes.map((scope) => ({ value: scope, label: t(`scopes.${scope}`) }))}
      />
      <SelectField
        name="days"
        label={t('tokens.days')}
        options={tokenDays.map((days) => ({ value: days, label: t('tokens.daysOption', { count: days }) }))}
      />
      {accelerators.length > 0 ? (
        <SelectField
          name="acceleratorId"
          label={t('tokens.accelerator')}
          help={t('tokens.acceleratorHelp')}
          placeholder={t('tokens.everything')}
          options={accelerators.map(({ id, name }) => ({ value: id, label: name }))}
        />
      ) : null}
    </Form>
  )
}
