import { useEditorState, type Editor } from '@tiptap/react'
import { useState, type KeyboardEvent } from 'react'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { cls } from '#platform/web/work/cls.ts'
import { LinkForm } from './LinkForm.tsx'

type Tool = { key: string; isOn: (editor: Editor) => boolean; run: (editor: Editor) => void }

const tools: readonly Tool[] = [
  {
    key: 'bold',
    isOn: (editor) => editor.isActive('bold'),
    run: (editor) => editor.chain().focus().toggleBold().run(),
  },
  {
    key: 'italic',
    isOn: (editor) => editor.isActive('italic'),
    run: (editor) => editor.chain().focus().toggleItalic().run(),
  },
  {
    key: 'heading',
    isOn: (editor) => editor.isActive('heading'),
    run: (editor) => editor.chain().focus().toggleHeading({ level: 3 }).run(),
  },
  {
    key: 'bullets',
    isOn: (editor) => editor.isActive('bulletList'),
    run: (editor) => editor.chain().focus().toggleBulletList().run(),
  },
  {
    key: 'numbers',
    isOn: (editor) => editor.isActive('orderedList'),
    run: (editor) => editor.chain().focus().toggleOrderedList().run(),
  },
]

const steps: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1 }

type Props = {
  editor: Editor
  controls: string
  /** Adds a picture, or opens the description of the selected one; `null` if pictures are not allowed. */
  onPicture: (() => void) | null
}

/** Toolbar of a rich text: a single tab stop with arrow keys (ARIA "toolbar"). */
export const RichToolbar = ({ editor, controls, onPicture }: Props) => {
  const t = useTexts('fields')
  const [at, setAt] = useState(0)
  const [isLinking, setLinking] = useState(false)
  const on = useEditorState({
    editor,
    selector: ({ editor: now }) => [
      ...tools.map(({ isOn }) => isOn(now)),
      now.isActive('link'),
      now.isActive('picture'),
    ],
  })
  const move = (event: KeyboardEvent<HTMLDivElement>) => {
    const step = steps[event.key]
    if (step === undefined) return
    event.preventDefault()
    const buttons = [...event.currentTarget.querySelectorAll('button')]
    const next = (at + step + buttons.length) % buttons.length
    setAt(next)
    buttons[next]?.focus()
  }
  const keys = [...tools.map(({ key }) => key), 'link', ...(onPicture ? ['picture'] : [])]
  const nameOf = (key: string, index: number) => {
    if (key !== 'picture') return t(`input.rich.${key}`)
    return t(on[index] ? 'input.rich.picture.describe' : 'input.rich.picture.add')
  }
  const press = (index: number) => {
    setAt(index)
    const tool = tools[index]
    if (tool) tool.run(editor)
    else if (keys[index] === 'link') setLinking(!isLinking)
    else onPicture?.()
  }
  return (
    <>
      <div
        className="rich-toolbar"
        role="toolbar"
        aria-label={t('input.rich.toolbar')}
        aria-controls={controls}
        onKeyDown={move}
      >
        {keys.map((key, index) => (
          <button
            key={key}
            type="button"
            tabIndex={index === at ? 0 : -1}
            aria-label={nameOf(key, index)}
            title={nameOf(key, index)}
            aria-pressed={on[index]}
            className={cls('rich-tool', `rich-tool-${key}`)}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => press(index)}
          >
            {t(`input.rich.sign.${key}`)}
          </button>
        ))}
      </div>
      {isLinking ? <LinkForm editor={editor} onDone={() => setLinking(false)} /> : null}
    </>
  )
}
