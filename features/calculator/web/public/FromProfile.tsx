import { useEffect, useState } from 'react'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import { call } from '#platform/web/api/call.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/public/Button.tsx'
import { Dialog } from '#platform/web/public/Dialog.tsx'
import { ErrorNotice } from '#platform/web/public/ErrorNotice.tsx'
import { SelectField } from '#platform/web/public/SelectField.tsx'
import { useLocale } from '#platform/web/public/use-locale.ts'
import { getProjectProfile } from '../../../project-profiles/contract/profile.endpoints.ts'
import { listMyProjects } from '../../../projects/contract/project.endpoints.ts'
import type { Inputs } from '../../domain/inputs.ts'
import { inputsFromProfile, sumsOf, sumUses, type SumUse } from '../../domain/profile-start.rules.ts'

type Project = Pick<ResponseOf<typeof listMyProjects>['items'][number], 'id' | 'name' | 'industries'>
type Profile = ResponseOf<typeof getProjectProfile>

/** Maximum number of projects in the choice, newest first. */
const maxProjects = 50

/** Prefills a calculation from one of the user's projects; the user assigns the sums. */
export const FromProfile = ({
  year,
  email,
  onStart,
  onClose,
}: {
  year: number
  /** The address already entered in the calculation. */
  email: string
  onStart: (inputs: Inputs) => void
  onClose: () => void
}) => {
  const t = useTexts('calculator')
  const locale = useLocale()
  const [projects, setProjects] = useState<readonly Project[] | null>(null)
  const [projectId, setProjectId] = useState('')
  const [profile, setProfile] = useState<Profile | null>(null)
  const [uses, setUses] = useState<Readonly<Record<string, SumUse | 'none'>>>({})
  const [failure, setFailure] = useState<unknown>(null)
  useEffect(() => {
    const read = async (): Promise<void> => {
      try {
        const { items } = await call(listMyProjects, { query: { limit: maxProjects } }, { deniedHere: true })
        setProjects(items)
        setProjectId(String(items[0]?.id ?? ''))
      } catch (error) {
        setFailure(error)
      }
    }
    void read()
  }, [])
  useEffect(() => {
    if (projectId === '') return undefined
    let isLate = false
    const read = async (): Promise<void> => {
      try {
        const answer = await call(getProjectProfile, { query: { projectId } }, { deniedHere: true })
        if (!isLate) setProfile(answer)
      } catch (error) {
        if (!isLate) setFailure(error)
      }
    }
    void read()
    return () => {
      isLate = true
    }
  }, [projectId])
  const isCurrent = profile !== null && String(profile.projectId) === projectId
  const sums = isCurrent ? sumsOf(profile.tree, profile.values) : []
  const amounts = new Intl.NumberFormat(locale, { maximumFractionDigits: 0 })
  const nameOf = (name: { ru: string; en: string }): string => (locale === 'en' && name.en) || name.ru
  const start = (): void => {
    const project = projects?.find(({ id }) => String(id) === projectId)
    if (!project) return
    onStart(
      inputsFromProfile(
        year,
        { name: project.name, email, industry: project.industries.map(({ name }) => name).join(', ') },
        sums.flatMap((sum) => {
          const use = uses[sum.code] ?? 'none'
          return use === 'none' ? [] : [{ ...sum, use, label: nameOf(sum.name) }]
        }),
      ),
    )
  }
  return (
    <Dialog title={t('profile.title')} onClose={onClose}>
      {failure ? <ErrorNotice error={failure} /> : null}
      {projects === null ? (
        failure ? null : (
          <p role="status">{t('kept.loading')}</p>
        )
      ) : projects.length === 0 ? (
        <p>{t('kept.noProjects')}</p>
      ) : (
        <>
          <SelectField
            name="profile-project"
            label={t('kept.project')}
            value={projectId}
            placeholder={t('fields.choose')}
            options={projects.map((project) => ({ value: String(project.id), label: project.name }))}
            onChange={(id) => {
              setProjectId(id)
              setUses({})
              setFailure(null)
            }}
          />
          <p className="calculator__muted">
            {isCurrent ? t(sums.length > 0 ? 'profile.text' : 'profile.noSums') : t('kept.loading')}
          </p>
          {sums.map((sum) => (
            <SelectField
              key={sum.code}
              name={`profile-${sum.code}`}
              label={t(sum.isTotal ? 'profile.total' : 'profile.sum', {
                name: nameOf(sum.name),
                amount: amounts.format(sum.amount),
                currency: t(`unit.${sum.currency}`),
              })}
              value={uses[sum.code] ?? 'none'}
              placeholder={t('fields.choose')}
              options={[
                { value: 'none', label: t('profile.uses.none') },
                ...sumUses.map((use) => ({ value: use, label: t(`profile.uses.${use}`) })),
              ]}
              onChange={(use) => setUses((now) => ({ ...now, [sum.code]: use as SumUse | 'none' }))}
            />
          ))}
        </>
      )}
      <div className="dialog__actions">
        <Button onClick={onClose}>{t('actions.cancel')}</Button>
        <Button look="primary" disabled={!isCurrent} onClick={start}>
          {t('profile.start')}
        </Button>
      </div>
    </Dialog>
  )
}
