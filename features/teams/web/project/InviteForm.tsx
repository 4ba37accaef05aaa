import '#platform/web/work/components/drawer/drawer.css'
import './project.css'
import { useCallback, useState } from 'react'
import { z } from 'zod'
import { emailAddress, linkless, uid } from '#platform/contract/fields.ts'
import { call } from '#platform/web/api/call.ts'
import { Choice } from '#platform/web/work/components/form/choice/Choice.tsx'
import { Choices } from '#platform/web/work/components/form/choice/Choices.tsx'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { mailOffStore } from '#platform/web/mail-store.ts'
import { useStore } from '#platform/web/use-store.ts'
import { useCommand } from '#platform/web/query/use-command.ts'
import { cancelDrawer, closeDrawer } from '#platform/web/work/components/drawer/drawer-store.ts'
import { ComboboxField } from '#platform/web/work/components/form/ComboboxField.tsx'
import type { OptionSearch } from '#platform/web/work/components/form/combobox/options.ts'
import { Form } from '#platform/web/work/components/form/Form.tsx'
import { TextField } from '#platform/web/work/components/form/TextField.tsx'
import { useProductForm } from '#platform/web/work/components/form/use-product-form.ts'
import { inviteToProject } from '../../contract/invitation.endpoints.ts'
import { findInvitablePeople } from '../../contract/people-directory.endpoints.ts'
import { mayBeInvited } from '../../domain/invitation-states.ts'

const inviteMethods = ['byEmail', 'byPerson'] as const
const textFields = { roleInTeam: linkless(200), message: linkless(1200) }
const schemas = {
  byEmail: z.object({ email: emailAddress(), ...textFields }),
  byPerson: z.object({ personUid: uid(), ...textFields }),
}

/**
 * Form in the drawer that invites a person by address or from the directory; `isManaged`: to lead the accelerator's project.
 */
export const InviteForm = ({ projectId, isManaged }: { projectId: number; isManaged: boolean }) => {
  const t = useTexts('teams')
  const mailOff = useStore(mailOffStore)
  const invite = useCommand(inviteToProject, {
    success: t(mailOff ? 'projectInviting.made' : 'projectInviting.sent'),
  })
  const [by, setBy] = useState<(typeof inviteMethods)[number]>('byEmail')
  const form = useProductForm({
    draft: `invite:${projectId}`,
    schema: schemas[by],
    defaults: {
      email: '',
      personUid: null,
      roleInTeam: isManaged ? t('projectInviting.leaderRole') : '',
      message: '',
    },
    onSubmit: async (values) => {
      await invite.mutateAsync({ body: { projectId, ...values } })
      closeDrawer()
    },
  })
  const find = useCallback<OptionSearch>(
    async (typed, signal) => {
      const query = { projectId, ...(typed ? { findText: typed } : {}) }
      const { items } = await call(findInvitablePeople, { query }, { signal })
      return items.filter(mayBeInvited).map(({ person, fullName, specialty, company, competencies }) => ({
        value: person.uid,
        label: fullName,
        hint: [specialty, company, competencies.slice(0, 3).join(', ')].filter(Boolean).join(' · '),
      }))
    },
    [projectId],
  )
  return (
    <Form form={form} submitLabel={t('projectInviting.send')} onCancel={cancelDrawer} guard={false}>
      {isManaged ? <p>{t('projectInviting.leaderText')}</p> : null}
      <Choices legend={t('projectInviting.by')} layout="row">
        {inviteMethods.map((way) => (
          <Choice
            key={way}
            type="radio"
            name="invite-way"
            checked={way === by}
            label={t(`projectInviting.${way}`)}
            onChange={() => setBy(way)}
          />
        ))}
      </Choices>
      {by === 'byPerson' ? (
        <ComboboxField
          name="personUid"
          label={t('projectInviting.person')}
          help={t('projectInviting.personHelp')}
          placeholder={t('projectInviting.personPlaceholder')}
          options={find}
        />
      ) : (
        <TextField
          name="email"
          type="email"
          label={t('projectInviting.email')}
          autoComplete="off"
          autoFocus
        />
      )}
      <TextField
        name="roleInTeam"
        label={t('projectInviting.roleInTeam')}
        help={isManaged ? undefined : t('projectInviting.roleHelp')}
      />
      <TextField
        name="message"
        label={t('projectInviting.message')}
        help={t('projectInviting.messageHelp')}
        rows={4}
      />
    </Form>
  )
}
