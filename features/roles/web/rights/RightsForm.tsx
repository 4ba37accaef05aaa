import './rights.css'
import '#platform/web/work/components/form/form.css'
import { useState } from 'react'
import { accessFlags, type AccessFlag } from '#platform/domain/actor.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCall } from '#platform/web/query/use-call.ts'
import { useCommand } from '#platform/web/query/use-command.ts'
import { Button } from '#platform/web/work/components/Button.tsx'
import { Check } from '#platform/web/work/components/Check.tsx'
import { cancelDrawer, closeDrawer } from '#platform/web/work/components/drawer/drawer-store.ts'
import { Slot } from '#platform/web/work/components/Slot.tsx'
import { ErrorState } from '#platform/web/work/components/states/ErrorState.tsx'
import { LoadingBlock } from '#platform/web/work/components/states/LoadingBlock.tsx'
import { getRoles, setAccess } from '../../contract/role.endpoints.ts'
import { GrantRole } from './GrantRole.tsx'

type Rights = { accessFlags: AccessFlag[]; certifiedExpert: boolean }

const Flags = ({ uid, saved }: { uid: string; saved: Rights }) => {
  const t = useTexts('roles')
  const [rights, setRights] = useState(saved)
  const save = useCommand(setAccess, {
    success: t('rights.saved'),
    onDone: closeDrawer,
  })
  const toggle = (flag: AccessFlag) =>
    setRights((now) => ({
      ...now,
      accessFlags: now.accessFlags.includes(flag)
        ? now.accessFlags.filter((other) => other !== flag)
        : [...now.accessFlags, flag],
    }))
  return (
    <form
      className="rights-form"
      onSubmit={(event) => {
        event.preventDefault()
        save.mutate({ body: { uid, ...rights } })
      }}
    >
      <fieldset>
        <legend>{t('rights.flags')}</legend>
        {accessFlags.map((flag) => (
          <label key={flag} className="rights-check">
            <Check
              checked={rights.accessFlags.includes(flag)}
              label={t(`accessFlags.${flag}`)}
              onChange={() => toggle(flag)}
            />
            <span>{t(`accessFlags.${flag}`)}</span>
          </label>
        ))}
        <label className="rights-check">
          <Check
            checked={rights.certifiedExpert}
            label={t('rights.certifiedExpert')}
            onChange={() => setRights((now) => ({ ...now, certifiedExpert: !now.certifiedExpert }))}
          />
          <span>{t('rights.certifiedExpert')}</span>
        </label>
      </fieldset>
      <p className="form-buttons">
        <Button type="submit" variant="contained" color="primary" loading={save.isPending}>
          {t('actions.save')}
        </Button>
        <Button onClick={cancelDrawer}>{t('actions.cancel')}</Button>
      </p>
    </form>
  )
}

/** Form that grants a role and sets the other permissions of a person. */
export const RightsForm = ({ uid }: { uid: string }) => {
  const answer = useCall(getRoles, { query: { uid } }, { deniedHere: true })
  if (answer.error) return <ErrorState error={answer.error} retry={() => void answer.refetch()} />
  if (!answer.data) return <LoadingBlock lines={6} />
  const { accessFlags: flags, certifiedExpert } = answer.data
  return (
    <>
      <GrantRole
        uid={uid}
        currentRoles={answer.data.roles.filter(({ accelerator }) => !accelerator).map(({ role }) => role)}
      />
      <Slot name="person.certificates" uid={uid} small />
      <Flags uid={uid} saved={{ accessFlags: flags, certifiedExpert }} />
    </>
  )
}
