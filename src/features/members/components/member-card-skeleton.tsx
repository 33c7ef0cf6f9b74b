import { CardPlaceholder } from '#src/components/record-card.tsx';
import { Skeleton } from '#src/components/skeleton.tsx';
import card from './member-card.module.css';

/** A placeholder card while the member loads. */
export function MemberCardSkeleton() {
  return (
    <CardPlaceholder data-testid="member-placeholder" className={card.card}>
      <div className={card.head}>
        <Skeleton width={56} height={56} radius={28} />
        <div className={card.who}>
          <Skeleton width="70%" height={20} />
          <Skeleton width="85%" height={18} />
          <Skeleton width="55%" height={18} />
        </div>
      </div>
      <Skeleton height={66} />
      <Skeleton width="55%" height={23} />
      <div className={card.foot}>
        <Skeleton width="45%" height={38} />
        <div className={card.actions}>
          <Skeleton width={96} height={32} />
          <Skeleton width={116} height={40} radius={8} />
        </div>
      </div>
    </CardPlaceholder>
  );
}
