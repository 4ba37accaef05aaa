import './words.css'

/** A person's text in a list cell: a few lines of it, with the reply below. */
export const Words = ({ text, answer }: { text: string; answer?: string }) => (
  <div className="words">
    <p>{text}</p>
    {answer ? <p className="words-answer">{answer}</p> : null}
  </div>
)
