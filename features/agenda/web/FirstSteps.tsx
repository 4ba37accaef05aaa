import './agenda.css'
import { useEffect } from 'react'
import { linkTo } from '#platform/domain/screen-paths.ts'
import type { WishedRole } from '#platform/domain/wished-roles.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { keepWish, storedWish } from '#platform/web/stored-wish.ts'
import { personStore } from '#platform/web/person-store.ts'
import { useCall } from '#platform/web/query/use-call.ts'
import { userType } from '#platform/web/session.ts'
import { useStore } from '#platform/web/use-store.ts'
import { CheckCircleIcon, RocketIcon } from '#platform/web/work/components/icons/icons.ts'
import { Row, Rows, Section } from '#platform/web/work/components/rows/Rows.tsx'
import { TextLink } from '#platform/web/work/components/text/TextLink.tsx'
import { getFirstSteps } from '../contract/first-steps.endpoints.ts'
import {
  firstStepLinks,
  firstStepsOfInitiator,
  firstStepsRoleOf,
  type FirstStepsRole,
} from '../domain/first-steps.ts'

const StepsOf = ({ role }: { role: FirstStepsRole }) => {
  const t = useTexts('agenda')
  const { data } = useCall(getFirstSteps, { query: { role } }, { deniedHere: true })
  const steps = data?.steps ?? []
  if (steps.every(({ done }) => done)) return null
  return (
    <Section title={t('first.title')} help={t('first.help')}>
      <Rows>
        {steps.map(({ step, done }) => (
          <Row
            key={step}
            figure={done ? <CheckCircleIcon /> : <RocketIcon />}
            title={
              done ? (
                <span className="first-step-done">{t(`first.steps.${step}.title`)}</span>
              ) : (
                <TextLink to={firstStepLinks[step]}>{t(`first.steps.${step}.title`)}</TextLink>
              )
            }
            facts={done ? t('first.done') : t(`first.steps.${step}.text`)}
          />
        ))}
      </Rows>
      {role === 'INI' ? (
        <p className="first-step-other">
          <TextLink to={linkTo('/bch/view/person-user-profile', { tab: 'roles' })}>
            {t('first.otherRole')}
          </TextLink>
        </p>
      ) : null}
    </Section>
  )
}

/** First steps in the active role, or of the role that a newcomer wants, with the done ones ticked; hidden when all are done. */
export const FirstSteps = ({ wish }: { wish?: WishedRole | undefined }) => {
  const uid = useStore(personStore)?.uid
  useEffect(() => {
    if (uid !== undefined && wish !== undefined) keepWish(uid, wish)
  }, [uid, wish])
  const ownRole = firstStepsRoleOf(userType())
  const role = ownRole === 'INI' ? firstStepsOfInitiator(wish ?? (uid ? storedWish(uid) : null)) : ownRole
  return role ? <StepsOf role={role} /> : null
}
