import { Logo } from '../../ui/art/Logo.tsx';
import { PitchLines } from '../../ui/art/PitchLines.tsx';
import { AlertIcon, CheckIcon, ChevronDownIcon, ChevronLeftIcon, ChevronRightIcon, CloseIcon, EyeIcon, EyeOffIcon, InfoIcon, RetryIcon, SignOutIcon } from '../../ui/icons/control-icons.tsx';
import { ChevronUpIcon, MinusIcon, PlusIcon } from '../../ui/icons/edit-icons.tsx';
import {
  AnalysisIcon,
  CoachIcon,
  HomeIcon,
  LeaderboardIcon,
  MoreIcon,
  PracticeIcon,
  ProfileIcon,
  ProgressIcon,
  RewardsIcon,
} from '../../ui/icons/navigation-icons.tsx';
import { ClockIcon, PlayIcon } from '../../ui/icons/playback-icons.tsx';
import { PauseIcon, SoundOffIcon, SoundOnIcon, StopIcon } from '../../ui/icons/timer-icons.tsx';
import {
  BallIcon,
  FlameIcon,
  StarIcon,
  TokenIcon,
  TrendDownIcon,
  TrendUpIcon,
} from '../../ui/icons/reward-icons.tsx';
import css from '../ComponentGallery.module.css';

const icons = Object.entries({
  HomeIcon,
  PracticeIcon,
  AnalysisIcon,
  RewardsIcon,
  ProgressIcon,
  LeaderboardIcon,
  CoachIcon,
  ProfileIcon,
  MoreIcon,
  FlameIcon,
  TokenIcon,
  StarIcon,
  BallIcon,
  TrendUpIcon,
  TrendDownIcon,
  PlayIcon,
  PauseIcon,
  StopIcon,
  SoundOnIcon,
  SoundOffIcon,
  ClockIcon,
  CloseIcon,
  CheckIcon,
  AlertIcon,
  InfoIcon,
  EyeIcon,
  EyeOffIcon,
  ChevronDownIcon,
  ChevronUpIcon,
  ChevronLeftIcon,
  ChevronRightIcon,
  PlusIcon,
  MinusIcon,
  RetryIcon,
  SignOutIcon,
});
const parts = ['centre', 'penalty', 'corner', 'half'] as const;

/** Logo, chalk lines and every icon. */
export function Art() {
  return (
    <>
      <div className={css['row']}>
        <Logo size={56} />
        <Logo size={32} />
        <Logo size={44} word={false} />
      </div>
      <div className={css['art']}>
        {parts.map((part) => (
          <div key={part} className={css['drawing']}>
            <PitchLines part={part} />
          </div>
        ))}
      </div>
      <div className={css['icons']}>
        {icons.map(([name, Drawn]) => (
          <div key={name} className={css['icon']}>
            <Drawn size={28} />
            {name.replace('Icon', '')}
          </div>
        ))}
      </div>
    </>
  );
}
