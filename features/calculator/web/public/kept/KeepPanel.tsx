import { useEffect, useState, type FormEvent } from 'react'
import { linkTo } from '#platform/domain/screen-paths.ts'
import { ApiError } from '#platform/web/api/api-error.ts'
import { call } from '#platform/web/api/call.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/public/Button.tsx'
import { ErrorNotice } from '#platform/web/public/ErrorNotice.tsx'
import { Field } from '#platform/web/public/Field.tsx'
import { LinkButton } from '#platform/web/public/LinkButton.tsx'
import { SelectField } from '#platform/web/public/SelectField.tsx'
import { useSignedIn } from '#platform/web/public/use-signed-in.ts'
import { listMyProjects } from '../../../../projects/contract/project.endpoints.ts'
import { keepCalculation } from '../../../contract/kept-calculations.endpoints.ts'
import type { Inputs } from '../../../domain/inputs.ts'
import { GiveFigures } from './GiveFigures.tsx'
import { Versions } from './Versions.tsx'

type Project = { id: number; name: string }

/** Saves the calculation in a project; guests are offered to sign in and return to the draft. */
export const KeepPanel = ({ inputs }: { inputs: Inputs }) => {
  const t = useTexts('calculator')
  const signedIn = useSignedIn()
  const [projects, setProjects] = useState<readonly Project[] | null>(null)
  const [failure, setFailure] = useState<unknown>(null)
  const [chosen, setChosen] = useState('')
  const [name, setName] = useState('')
  const [wrong, setWrong] = useState<Readonly<Record<string, string>>>({})
  const [isBusy, setBusy] = useState(false)
  const [savedAt, setSavedAt] = useState(0)
  useEffect(() => {
    if (!signedIn) return
    const read = async (): Promise<void> => {
      try {
        const { items } = await call(listMyProjects, { query: { limit: 50 } }, { deniedHere: true })
        setProjects(items.map((item) => ({ id: item.id, name: item.name })))
        setChosen((now) => now || String(items[0]?.id ?? ''))
      } catch (error) {
        setFailure(error)
      }
    }
    void read()
  }, [signedIn])
  const keep = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    setFailure(null)
    setWrong(name.trim() === '' ? { name: 'REQUIRED' } : {})
    if (name.trim() === '') return
    setBusy(true)
    try {
      await call(keepCalculation, { body: { projectId: Number(chosen), name, inputs } })
      setName('')
      setSavedAt((n) => n + 1)
    } catch (error) {
      if (error instanceof ApiError && error.fields['name']) setWrong({ name: error.fields['name'] })
      else setFailure(error)
    } finally {
      setBusy(false)
    }
  }
  const here = linkTo('/bch/view/project-calculator', {})
  return (
    <section className="results__section kept" aria-labelledby="results-kept">
      <h3 id="results-kept">{t('kept.title')}</h3>
      {failure ? <ErrorNotice error={failure} /> : null}
      {!signedIn ? (
        <div className="kept__guest">
          <p className="calculator__muted">{t('kept.guest')}</p>
          <LinkButton href={`/login-portal?redirect_to=${encodeURIComponent(here)}`}>
            {t('kept.signIn')}
          </LinkButton>
        </div>
      ) : projects === null ? (
        failure ? null : (
          <p role="status">{t('kept.loading')}</p>
        )
      ) : projects.length === 0 ? (
        <p className="calculator__muted">{t('kept.noProjects')}</p>
      ) : (
        <>
          <form className="kept__form" noValidate onSubmit={(event) => void keep(event)}>
            <SelectField
              name="kept-project"
              label={t('kept.project')}
              value={chosen}
              placeholder={t('fields.choose')}
              options={projects.map((project) => ({ value: String(project.id), label: project.name }))}
              onChange={setChosen}
            />
            <Field
              name="kept-name"
              label={t('kept.name')}
              help={t('kept.nameHelp')}
              value={name}
              error={wrong['name']}
              limit={200}
              onChange={setName}
            />
            <Button type="submit" busy={isBusy}>
              {t('kept.keep')}
            </Button>
          </form>
          {chosen ? <Versions key={`${chosen} ${savedAt}`} projectId={Number(chosen)} /> : null}
          {chosen ? <GiveFigures key={chosen} projectId={Number(chosen)} inputs={inputs} /> : null}
        </>
      )}
    </section>
  )
}
