import { Card } from '~/ui/layout/card'
import { formSamples } from './form-samples'
import { layoutSamples } from './layout-samples'
import {
  chartSamples,
  feedbackSamples,
  mediaSamples,
  overlaySamples,
  tableSamples,
} from './other-samples'
import type { Samples } from './sample'

/** By the folders of app/ui. */
const KINDS: Record<string, Samples> = {
  form: formSamples,
  feedback: feedbackSamples,
  layout: layoutSamples,
  media: mediaSamples,
  overlay: overlaySamples,
  table: tableSamples,
  chart: chartSamples,
}
const THEMES = { light: 'scheme-light', dark: 'scheme-dark' }

function Sample({ name, when, show, once }: { name: string } & Samples[string]) {
  const themes = Object.entries(THEMES).slice(0, once ? 1 : undefined)
  return (
    <Card as="section" aria-labelledby={name} padding="sm" className="grid content-start gap-3">
      <h3 id={name} className="font-mono text-lg">
        {name}
      </h3>
      <p className="text-ink-soft">{when}</p>
      {show && (
        <div className="grid gap-3 xl:grid-cols-2">
          {themes.map(([theme, scheme]) => (
            <div
              key={theme}
              data-theme={theme}
              className={`${scheme} min-w-0 rounded-md border border-line bg-ground p-4 text-ink`}
            >
              {show(`${name}-${theme}`)}
            </div>
          ))}
        </div>
      )}
    </Card>
  )
}

/** Every part of app/ui, by kind: its name, when to use it, and how it looks in both themes. */
export function Gallery() {
  return (
    // The names and lines are those of the code, in its language.
    <div lang="en" className="grid gap-12 pb-section">
      {Object.entries(KINDS).map(([kind, samples]) => (
        <section key={kind} aria-labelledby={kind} className="grid gap-5">
          <h2 id={kind} className="font-mono text-2xl">
            {kind}
          </h2>
          {Object.entries(samples).map(([name, sample]) => (
            <Sample key={name} name={name} {...sample} />
          ))}
        </section>
      ))}
    </div>
  )
}
