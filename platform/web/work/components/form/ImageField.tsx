import { lazy, Suspense, useState, type ReactNode } from 'react'
import { useTexts } from '../../../i18n/use-texts.ts'
import { Avatar } from '../text/Avatar.tsx'
import { PictureChoice } from './image/PictureChoice.tsx'
import { largestFile, useSending, type SendOptions } from './file/use-sending.ts'
import type { Square } from './image/CropDialog.tsx'

// The cropping library is loaded with the first selected image.
const CropDialog = lazy(async () => ({ default: (await import('./image/CropDialog.tsx')).CropDialog }))

type Props = {
  label: string
  help?: ReactNode
  /** The owner's name: its initials are shown if there is no image. */
  name: string
  url: string | null
  /** Round for a person, square for a project or organisation. */
  square?: boolean
  /** Why it cannot be changed now. */
  disabledReason?: string | null
  /** Uploads the image and its crop square; the field shows progress and errors. */
  send: (file: File, square: Square, options: SendOptions) => Promise<unknown>
  remove: () => void
}

const types = ['jpg', 'jpeg', 'png', 'gif'] as const

/** The image of a person or organisation: selected, cropped to a square, uploaded at once, removed. It is not part of a form. */
export const ImageField = ({ label, help, name, url, square = false, disabledReason, ...on }: Props) => {
  const t = useTexts()
  const [chosen, setChosen] = useState<File | null>(null)
  const sending = useSending({ types, maxSize: largestFile })
  const use = (file: File, part: Square) => {
    setChosen(null)
    void sending.run((options) => on.send(file, part, options))
  }
  return (
    <>
      <PictureChoice
        figure={<Avatar name={name} url={url} size={96} square={square} />}
        label={label}
        help={help}
        present={url !== null}
        disabledReason={disabledReason}
        sending={sending}
        onTake={setChosen}
        onRemove={on.remove}
      />
      {chosen ? (
        <Suspense>
          <CropDialog
            file={chosen}
            round={!square}
            onUse={(part) => use(chosen, part)}
            onCancel={() => setChosen(null)}
            onUnreadable={() => {
              setChosen(null)
              sending.setProblem(t('form.image.unreadable'))
            }}
          />
        </Suspense>
      ) : null}
    </>
  )
}
