import type { AnalysisResults } from '@touchline/contracts';
import { useId } from 'react';
import { m } from '@touchline/messages';
import { FoldedSection } from './FoldedSection.tsx';
import { ScoreNumber } from './ScoreNumber.tsx';
import css from './ServerReview.module.css';

/** The reviewer where nobody gave a second opinion. */
export const BUILT_IN = 'built-in';

/**
 * What the account's review adds to the device's own: how it is held against earlier attempts, how sure it is, and a
 * second opinion where there was one. The built-in review is the same measurement and claims no second opinion: what it
 * says again in whole sentences is folded.
 */
export function ServerReview({ results }: { readonly results: AnalysisResults }) {
  const { feedback, changes, insights, quality } = results;
  const hasOpinion = results.reviewer !== BUILT_IN;
  const paragraphs = paragraphsOf(feedback).map((paragraph) => <p key={paragraph}>{paragraph}</p>);
  return (
    <FoldedSection title={hasOpinion ? m.history_second_opinion() : m.history_account_review()}>
      <div className={css['review']}>
        {hasOpinion ? <SecondOpinion results={results} /> : null}
        {!hasOpinion && results.providerFailed ? <output>{m.history_opinion_failed()}</output> : null}
        {!hasOpinion && !results.providerFailed ? <p className={css['quiet']}>{m.history_no_opinion()}</p> : null}
        {hasOpinion ? paragraphs : null}
        {hasOpinion ? <Lists results={results} /> : null}
        <List title={m.history_changes()} lines={changes} />
        <details className={css['details']}>
          <summary>{m.history_insights()}</summary>
          <div className={css['review']}>
            {hasOpinion ? null : paragraphs}
            {insights.length === 0 ? null : (
            <ul className={css['lines']}>
              {insights.map(({ insight_type: kind, message, reason, priority }) => (
                <li key={`${kind} ${priority} ${message}`}>
                  <p>{message}</p>
                  {reason === null ? null : <p className={css['quiet']}>{reason}</p>}
                </li>
              ))}
            </ul>
            )}
            <p className={css['quiet']}>
              {/* Of a review without a score there is nothing to be sure of. */}
              {results.overallScore === null ? null : qualityWords[quality.level]({ score: quality.score })}
              {quality.missing.length === 0 ? null : ` ${m.history_quality_missing({ missing: quality.missing.map(missingWord).join(', ') })}`}
            </p>
          </div>
        </details>
      </div>
    </FoldedSection>
  );
}

const qualityWords: Readonly<Record<AnalysisResults['quality']['level'], (values: { score: number }) => string>> = {
  high: m.history_quality_high,
  medium: m.history_quality_medium,
  low: m.history_quality_low,
};

/** What a review may go by (spec 002 §9, quality score), by the server's names of it. */
const partWords: Readonly<Record<string, (() => string) | undefined>> = {
  vision: m.history_part_vision,
  ai: m.history_part_ai,
  videoQuality: m.history_part_video_quality,
  videoIntelligence: m.history_part_video_intelligence,
  completeness: m.history_part_completeness,
};

/** One that this version of the app does not know is named as the server names it. */
const missingWord = (part: string): string => partWords[part]?.() ?? part;

/** Who gave it, both scores, and what they make together. */
function SecondOpinion({ results }: { readonly results: AnalysisResults }) {
  const { reviewer, localScore, providerScore, overallScore, scoreIsDefault } = results;
  const scores = [
    [m.history_score_ours(), localScore],
    [reviewer, providerScore],
    [m.history_score_together(), overallScore],
  ] as const;
  return (
    <>
      <dl className={css['scores']}>
        {scores.map(([name, score]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{score === null ? m.results_compare_no_score() : <ScoreNumber score={score} />}</dd>
          </div>
        ))}
      </dl>
      <p className={css['quiet']}>
        {m.history_merged()} {scoreIsDefault ? m.history_score_default() : null}
      </p>
    </>
  );
}

/** Its paragraphs stand apart from one another: ours, then theirs. */
const paragraphsOf = (text: string): readonly string[] => text.split(/\n+/).filter((paragraph) => paragraph.trim() !== '');

/** What both reviewers say in a few words; of one alone the page says it already, with its pictures. */
function Lists({ results: { strengths, improvements, tips } }: { readonly results: AnalysisResults }) {
  return (
    <>
      <List title={m.results_strengths()} lines={strengths} />
      <List title={m.results_improvements()} lines={improvements} />
      <List title={m.results_tips()} lines={tips} />
    </>
  );
}

function List({ title, lines }: { readonly title: string; readonly lines: readonly string[] }) {
  const id = useId();
  if (lines.length === 0) return null;
  return (
    <div>
      <h4 id={id} className={css['title']}>
        {title}
      </h4>
      <ul className={css['lines']} aria-labelledby={id}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  );
}
