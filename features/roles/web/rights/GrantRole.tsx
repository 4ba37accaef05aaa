import { useId, useState } from 'react'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Select } from '#platform/web/work/components/form/select/Select.tsx'
import { useCommand } from '#platform/web/query/use-command.ts'
import { Button } from '#platform/web/work/components/Button.tsx'
import { grantRole } from '../../contract/role.endpoints.ts'
import { grantableRoles } from '../../domain/roles.rules.ts'

/** Form that grants a portal role. */
export const GrantRole = ({ uid, currentRoles }: { uid: string; currentRoles: readonly string[] }) => {
  const t = useTexts('roles')
  const id = useId()
  const free = grantableRoles.filter((role) => !currentRoles.includes(role))
  const [chosen, setChosen] = useState<(typeof grantableRoles)[number] | undefined>(free[0])
  const grant = useCommand(grantRole, {
    success: t('rights.granted'),
    onDone: () => setChosen(undefined),
  })
  if (free.length === 0) return null
  const role = chosen && free.includes(chosen) ? chosen : free[0]!
  return (
    <div className="rights-grant">
      <label htmlFor={id}>{t('rights.grant')}</label>
      <span>
        <Select
          id={id}
          value={role}
          options={free.map((one) => ({ value: one, label: t(`roleNames.${one}`) }))}
          onChange={setChosen}
        />
        <Button loading={grant.isPending} onClick={() => grant.mutate({ body: { uid, role } })}>
          {t('rights.grantAction')}
        </Button>
      </span>
    </div>
  )
}
