import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { RepeatedField } from '#platform/web/work/components/form/RepeatedField.tsx'
import { TextInput } from '#platform/web/work/components/form/TextField.tsx'

/** The person's positions. */
export const JobPositions = () => {
  const t = useTexts('people')
  return (
    <RepeatedField
      name="jobPositions"
      empty=""
      addLabel={t('profile.jobPositionAdd')}
      removeLabel={(number) => t('profile.jobPositionRemove', { number })}
    >
      {(_, number, input) => <TextInput field={input()} label={t('profile.jobPosition', { number })} />}
    </RepeatedField>
  )
}

/** The person's publications, with links. */
export const Publications = () => {
  const t = useTexts('people')
  return (
    <RepeatedField
      name="publications"
      empty={{ title: '', url: '' }}
      addLabel={t('profile.publicationAdd')}
      removeLabel={(number) => t('profile.publicationRemove', { number })}
    >
      {(_, number, input) => (
        <>
          <TextInput field={input('title')} label={t('profile.publicationTitle', { number })} />
          <TextInput
            field={input('url')}
            type="url"
            label={t('profile.publicationUrl', { number })}
            placeholder="https://"
          />
        </>
      )}
    </RepeatedField>
  )
}
