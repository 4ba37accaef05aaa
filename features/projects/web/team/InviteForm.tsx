import { useCallback, useState } from 'react'
import { z } from 'zod'
import { emailAddress, text, uid } from '#platform/contract/fields.ts'
import { call } from '#platform/web/api/call.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useDeed } from '#platform/web/query/use-deed.ts'
import { cancelDrawer, closeDrawer } from '#platform/web/work/components/drawer/drawer-store.ts'
import { ComboboxField } from '#platform/web/work/components/form/ComboboxField.tsx'
import type { OptionSearch } from '#platform/web/work/components/form/combobox/options.ts'
import { Form } from '#platform/web/work/components/form/Form.tsx'
import { TextField } from '#platform/web/work/components/form/TextField.tsx'
import { useProductForm } from '#platform/web/work/components/form/use-product-form.ts'
import { inviteToProject } from '../../../teams/contract/invitation.endpoints.ts'
import { findInvitablePeople } from '../../../teams/contract/people-directory.endpoints.ts'
import { staleAfterInviting } from '../joining.reads.ts'

const ways = ['byEmail', 'byPerson'] as const
const words = { roleInTeam: text(200), message: text(1200) }
const schemas = {
  byEmail: z.object({ email: emailAddress(), ...words }),
  byPerson: z.object({ personUid: uid(), ...words }),
}

/** Invites somebody by address or from the people of the portal, in the drawer. */
export const InviteForm = ({ projectId }: { projectId: number }) => {
  const t = useTexts('projects')
  const invite = useDeed(inviteToProject, {
    refreshes: staleAfterInviting,
    success: t('inviting.sent'),
    silent: true,
  })
  const [by, setBy] = useState<(typeof ways)[number]>('byEmail')
  const form = useProductForm({
    draft: `invite:${projectId}`,
    schema: schemas[by],
    defaults: { email: '', personUid: null, roleInTeam: '', message: '' },
    onSubmit: async (values) => {
      await invite.mutateAsync({ body: { projectId, ...values } })
      closeDrawer()
    },
  })
  const find = useCallback<OptionSearch>(
    async (typed, signal) => {
      const query = { projectId, ...(typed ? { findText: typed } : {}) }
      const { items } = await call(findInvitablePeople, { query }, { signal })
      return items
        .filter(({ state }) => state === 'ALLOW_INVITE')
        .map(({ person, fullName, specialty, company, competencies }) => ({
          value: person.uid,
          label: fullName,
          hint: [specialty, company, competencies.slice(0, 3).join(', ')].filter(Boolean).join(' · '),
        }))
    },
    [projectId],
  )
  return (
    <Form form={form} submitLabel={t('inviting.send')} onCancel={cancelDrawer} guard={false}>
      <fieldset className="invite-ways">
        <legend>{t('inviting.by')}</legend>
        {ways.map((way) => (
          <label key={way}>
            <input type="radio" name="invite-way" checked={way === by} onChange={() => setBy(way)} />
            {t(`inviting.${way}`)}
          </label>
        ))}
      </fieldset>
      {by === 'byPerson' ? (
        <ComboboxField
          name="personUid"
          label={t('inviting.person')}
          help={t('inviting.personHelp')}
          placeholder={t('inviting.personPlaceholder')}
          options={find}
        />
      ) : (
        <TextField name="email" type="email" label={t('inviting.email')} autoComplete="off" autoFocus />
      )}
      <TextField name="roleInTeam" label={t('inviting.roleInTeam')} help={t('inviting.roleHelp')} />
      <TextField name="message" label={t('inviting.message')} help={t('inviting.messageHelp')} rows={4} />
    </Form>
  )
}
