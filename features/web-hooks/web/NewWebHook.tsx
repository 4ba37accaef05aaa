import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCommand } from '#platform/web/query/use-command.ts'
import { cancelDrawer } from '#platform/web/work/components/drawer/drawer-store.ts'
import { Form } from '#platform/web/work/components/form/Form.tsx'
import { SelectField } from '#platform/web/work/components/form/SelectField.tsx'
import { TextField } from '#platform/web/work/components/form/TextField.tsx'
import { useProductForm } from '#platform/web/work/components/form/use-product-form.ts'
import { HookKinds } from '#platform/web/work/components/hooks/HookKinds.tsx'
import { showSecret } from '#platform/web/work/components/show-secret.tsx'
import { createWebHook } from '../contract/web-hook.endpoints.ts'
import { hookEventKey, hookEventNames } from '../domain/hook-events.ts'
import type { OwnHooks } from './web-hook.types.ts'

/** Creates a webhook, in the drawer, and shows its signing secret once. */
export const NewWebHook = ({ accelerators }: Pick<OwnHooks, 'accelerators'>) => {
  const t = useTexts('web-hooks')
  const create = useCommand(createWebHook)
  const form = useProductForm({
    draft: null,
    schema: createWebHook.body,
    defaults: { url: '', kinds: [...hookEventNames], acceleratorId: accelerators[0]?.id ?? null },
    onSubmit: async (body) => {
      const { secret } = await create.mutateAsync({ body })
      showSecret(t('hooks.made'), [{ label: t('hooks.secret'), text: secret }])
    },
  })
  return (
    <Form form={form} submitLabel={t('hooks.create')} onCancel={cancelDrawer} guard={false}>
      <TextField
        name="url"
        label={t('hooks.url')}
        help={t('hooks.urlHelp')}
        placeholder="https://example.com/hooks/runway"
        autoFocus
      />
      {accelerators.length > 0 ? (
        <SelectField
          name="acceleratorId"
          label={t('own.where')}
          help={t('own.whereHelp')}
          placeholder={t('own.myWork')}
          options={accelerators.map(({ id, name }) => ({ value: id, label: name }))}
        />
      ) : null}
      <HookKinds kinds={hookEventNames} labelOf={(kind) => t(`events.${hookEventKey(kind)}`)} />
    </Form>
  )
}
