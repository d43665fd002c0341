import { useState } from 'react';
import { Badge } from '../../ui/badge/Badge.tsx';
import { Button } from '../../ui/button/Button.tsx';
import { Card } from '../../ui/card/Card.tsx';
import { StatCard } from '../../ui/card/StatCard.tsx';
import { StatGrid } from '../../ui/card/StatGrid.tsx';
import { PlayIcon } from '../../ui/icons/playback-icons.tsx';
import { CountUp } from '../../ui/number/CountUp.tsx';
import { Progress } from '../../ui/progress/Progress.tsx';
import { Ring } from '../../ui/progress/Ring.tsx';
import css from '../ComponentGallery.module.css';

const rarities = ['common', 'rare', 'epic', 'legendary'] as const;
const tones = ['quiet', 'flood', 'grass', 'stop', 'note', 'live'] as const;

/** Cards, stats, counting numbers, progress, ring, badges. */
export function Cards() {
  const [tokens, setTokens] = useState(148);
  return (
    <>
      <Card tone="pitch" lines="centre" kicker="Next up · 12 min" title="Inside–outside slalom">
        <div className={css['hero']}>
          <p className={css['lead']}>
            Your right foot did 31 gates last time. Today the left one gets its turn: beat 18.
          </p>
          <div className={css['actions']}>
            <Button variant="primary" size="lg" icon={<PlayIcon />}>
              Start drill
            </Button>
            <Button size="lg">Pick another</Button>
          </div>
          <div className={css['gains']}>
            <span>+64 XP</span>
            <span>+25 tokens</span>
            <span>Day 13 of your streak</span>
          </div>
        </div>
      </Card>
      <StatGrid>
        <StatCard value={12} label="Day Streak" trend="On fire" tone="flame" of="streak" onPress={() => undefined} />
        <StatCard value={<CountUp value={tokens} />} label="Tokens" trend="14 packs to go" onPress={() => setTokens(tokens + 25)} />
        <StatCard value={41} label="Practice Days" trend="3 more than May" direction="up" />
        <StatCard value={6} label="Level" trend="36 XP to level 7" />
        <StatCard value="1,742" label="Total Minutes" trend="Less than last week" direction="down" />
        <StatCard value="6/6" label="Achievements" trend="Goal achiever" tone="grass" />
      </StatGrid>
      <div className={css['two']}>
        <Card title="Live Scores" aside={<Badge tone="live">Live</Badge>} lines="corner">
          <p className={css['small']}>A plain card with a title, something at its end, and chalk lines.</p>
          <div className={css['row']}>
            {tones.map((tone) => (
              <Badge key={tone} tone={tone}>
                {tone}
              </Badge>
            ))}
            {rarities.map((rarity) => (
              <Badge key={rarity} tone={rarity}>
                {rarity}
              </Badge>
            ))}
          </div>
        </Card>
        <Card tone="flood" title="Milestone" kicker="14 days">
          <p className={css['small']}>A warm card, for what the player has reached.</p>
        </Card>
      </div>
      <div className={css['two']}>
        <Card title="Level 6">
          <div className={css['hero']}>
            <Progress label="Control & Coordination" value={64} valueText="36 XP to level 7" />
            <Progress label="Upload" value={100} valueText="Done" tone="grass" />
            <Progress label="Storage" value={92} tone="stop" />
            <Progress label="Looking for the ball" value={null} tone="note" />
            <Progress label="Nothing yet" value={0} valueText="0 of 10" />
          </div>
        </Card>
        <Card title="Form analysis">
          <div className={css['row']}>
            <Ring label="Form score" value={82} caption="B+">
              82
            </Ring>
            <Ring label="Weekly goal" value={3} max={7} size={124} tone="flood" caption="of 7 days">
              3
            </Ring>
            <Ring label="Nothing measured" value={0} size={72} tone="stop">
              0
            </Ring>
          </div>
        </Card>
      </div>
    </>
  );
}
