import type { CategoryLabel } from '@touchline/domain';

/** What a category is called; its id is the specification's own word for it. */
export const categoryName = (category: CategoryLabel): string => category;
